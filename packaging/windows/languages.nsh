; SPDX-FileCopyrightText: 2026 Boneyard contributors
; SPDX-License-Identifier: MIT

; What the installer says beside NSIS's own words, in all languages of the program: what a .boneyard file is, that the
; program must be closed first, what the uninstaller takes if it is told to, and what the program needs.
!macro Speak LANGUAGE MATCH RUNNING MATCHES NEEDS
  !insertmacro MUI_LANGUAGE ${LANGUAGE}
  LangString Match ${LANG_${LANGUAGE}} "${MATCH}"
  LangString Running ${LANG_${LANGUAGE}} "${RUNNING}"
  LangString Matches ${LANG_${LANGUAGE}} "${MATCHES}"
  LangString Needs ${LANG_${LANGUAGE}} "${NEEDS}"
!macroend

!insertmacro Speak English "Boneyard match" \
  "Boneyard is running. Please close it, then try again." \
  "My matches and settings" "Boneyard needs 64-bit Windows 10 or later."
!insertmacro Speak Arabic "مباراة Boneyard" \
  "برنامج Boneyard قيد التشغيل. يرجى إغلاقه ثم المحاولة مرة أخرى." \
  "مبارياتي وإعداداتي" "يحتاج Boneyard إلى Windows 10 أو أحدث بإصدار 64 بت."
!insertmacro Speak German "Boneyard-Partie" \
  "Boneyard läuft gerade. Bitte schließen Sie es und versuchen Sie es dann noch einmal." \
  "Meine Partien und Einstellungen" "Boneyard braucht Windows 10 oder neuer mit 64 Bit."
!insertmacro Speak Spanish "Partida de Boneyard" \
  "Boneyard está abierto. Ciérrelo e inténtelo de nuevo." \
  "Mis partidas y ajustes" "Boneyard necesita Windows 10 de 64 bits o posterior."
!insertmacro Speak French "Partie de Boneyard" \
  "Boneyard est ouvert. Fermez-le, puis réessayez." \
  "Mes parties et mes réglages" "Boneyard nécessite Windows 10 64 bits ou plus récent."
!insertmacro Speak Hebrew "משחק Boneyard" \
  "Boneyard פועל כעת. יש לסגור אותו ולנסות שוב." \
  "המשחקים וההגדרות שלי" "Boneyard דורש Windows 10 ומעלה, 64 סיביות."
!insertmacro Speak Hindi "Boneyard मैच" \
  "Boneyard चल रहा है। कृपया उसे बंद करें, फिर दोबारा कोशिश करें।" \
  "मेरे मैच और सेटिंग" "Boneyard के लिए 64-बिट Windows 10 या उससे नया चाहिए।"
!insertmacro Speak Italian "Partita di Boneyard" \
  "Boneyard è aperto. Chiudilo e riprova." \
  "Le mie partite e impostazioni" "Boneyard richiede Windows 10 a 64 bit o successivo."
!insertmacro Speak Japanese "Boneyardの対局" \
  "Boneyardが起動しています。終了してから、もう一度お試しください。" \
  "自分の対局と設定" "Boneyardには64ビット版のWindows 10以降が必要です。"
!insertmacro Speak Korean "Boneyard 경기" \
  "Boneyard가 실행 중입니다. 닫은 뒤 다시 시도해 주세요." \
  "내 경기와 설정" "Boneyard에는 64비트 Windows 10 이상이 필요합니다."
!insertmacro Speak Dutch "Boneyard-partij" \
  "Boneyard is nog geopend. Sluit het en probeer het opnieuw." \
  "Mijn partijen en instellingen" "Boneyard heeft 64-bits Windows 10 of nieuwer nodig."
!insertmacro Speak Polish "Partia Boneyard" \
  "Program Boneyard jest uruchomiony. Zamknij go i spróbuj ponownie." \
  "Moje partie i ustawienia" "Boneyard wymaga 64-bitowego systemu Windows 10 lub nowszego."
!insertmacro Speak PortugueseBR "Partida do Boneyard" \
  "O Boneyard está aberto. Feche-o e tente novamente." \
  "Minhas partidas e configurações" "O Boneyard requer o Windows 10 de 64 bits ou mais recente."
!insertmacro Speak Russian "Партия Boneyard" \
  "Boneyard запущен. Закройте его и попробуйте ещё раз." \
  "Мои партии и настройки" "Для Boneyard нужна 64-разрядная Windows 10 или новее."
!insertmacro Speak Swedish "Boneyard-match" \
  "Boneyard är igång. Stäng det och försök sedan igen." \
  "Mina matcher och inställningar" "Boneyard behöver 64-bitars Windows 10 eller senare."
!insertmacro Speak Turkish "Boneyard maçı" \
  "Boneyard şu anda açık. Lütfen kapatıp yeniden deneyin." \
  "Maçlarım ve ayarlarım" "Boneyard için 64 bit Windows 10 veya daha yenisi gerekir."
!insertmacro Speak Ukrainian "Партія Boneyard" \
  "Boneyard запущено. Закрийте його та спробуйте ще раз." \
  "Мої партії та налаштування" "Для Boneyard потрібна 64-розрядна Windows 10 або новіша."
!insertmacro Speak SimpChinese "Boneyard 对局" \
  "Boneyard 正在运行。请先关闭它，然后重试。" \
  "我的对局和设置" "Boneyard 需要 64 位 Windows 10 或更高版本。"
!insertmacro Speak Czech "Partie Boneyardu" \
  "Boneyard je spuštěný. Zavřete ho a zkuste to znovu." \
  "Moje partie a nastavení" "Boneyard potřebuje 64bitový systém Windows 10 nebo novější."
!insertmacro Speak TradChinese "Boneyard 對局" \
  "Boneyard 正在執行。請先關閉它，再試一次。" \
  "我的對局和設定" "Boneyard 需要 64 位元的 Windows 10 或更新版本。"
!insertmacro Speak Hungarian "Boneyard-parti" \
  "A Boneyard fut. Zárja be, majd próbálja újra." \
  "A partijaim és a beállításaim" "A Boneyardhoz 64 bites Windows 10 vagy újabb kell."
!insertmacro Speak Greek "Παρτίδα Boneyard" \
  "Το Boneyard είναι ανοιχτό. Κλείσ’ το και δοκίμασε ξανά." \
  "Οι παρτίδες και οι ρυθμίσεις μου" "Το Boneyard χρειάζεται Windows 10 64 bit ή νεότερα."
!insertmacro Speak Indonesian "Laga Boneyard" \
  "Boneyard sedang berjalan. Tutup dulu, lalu coba lagi." \
  "Laga dan setelanku" "Boneyard memerlukan Windows 10 64-bit atau yang lebih baru."
!insertmacro Speak Vietnamese "Trận đấu Boneyard" \
  "Boneyard đang chạy. Hãy đóng lại rồi thử lần nữa." \
  "Các trận và cài đặt của tôi" "Boneyard cần Windows 10 64-bit trở lên."
!insertmacro Speak Farsi "مسابقهٔ Boneyard" \
  "Boneyard در حال اجراست. آن را ببندید و دوباره تلاش کنید." \
  "مسابقه‌ها و تنظیمات من" "Boneyard به Windows 10 شصت‌وچهاربیتی یا تازه‌تر نیاز دارد."
