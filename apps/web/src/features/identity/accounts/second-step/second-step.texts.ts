import { counted } from '#shared/lib/plural.ts';

const left = { one: 'kod zapasowy', few: 'kody zapasowe', many: 'kodów zapasowych' };

export const secondStepTexts = {
  title: 'Drugi krok logowania',
  on: 'włączony',
  off: 'wyłączony',
  help: 'Po haśle podajesz kod z\u00a0aplikacji w\u00a0telefonie. Samo hasło nikomu nie wystarczy, żeby wejść na Twoje konto.',
  required: 'Twoja rola wymaga drugiego kroku logowania.',
  since: (moment: string, codes: number) => `Włączono ${moment}. Zostało: ${counted(codes, left)}.`,
  loading: 'Sprawdzam drugi krok logowania... proszę czekać',
  failed: 'Nie udało się sprawdzić drugiego kroku logowania',
  turnOn: 'Włącz drugi krok',
  turnOff: 'Wyłącz',
  turnOffTitle: 'Wyłącz drugi krok logowania',
  turnOffSubmit: 'Wyłącz drugi krok',
  turnedOff: 'Drugi krok logowania jest wyłączony',
  newCodes: 'Nowe kody zapasowe',
  newCodesHelp: 'Dotychczasowe kody zapasowe przestaną działać.',
  newCodesSubmit: 'Utwórz nowe kody',

  password: 'Aktualne hasło',
  code: 'Kod z\u00a0aplikacji',
  codeOrRecovery: 'Kod z\u00a0aplikacji lub kod zapasowy',
  next: 'Dalej',

  pageHelp: 'Twoja rola wymaga drugiego kroku logowania. Włącz go, zanim przejdziesz dalej.',
  scan: 'Zeskanuj kod w\u00a0aplikacji uwierzytelniającej (np. Aegis, Google Authenticator, Microsoft Authenticator), a\u00a0potem wpisz 6\u00a0cyfr, które pokaże.',
  picture: 'Kod QR do zeskanowania w\u00a0aplikacji uwierzytelniającej',
  key: 'Nie możesz zeskanować? Wpisz w\u00a0aplikacji ten klucz:',
  copyKey: 'Kopiuj klucz',
  confirm: 'Włącz drugi krok',

  codesTitle: 'Kody zapasowe',
  codesHelp:
    'Zapisz lub wydrukuj je teraz: pokazujemy je tylko raz. Gdy nie masz telefonu, każdy z\u00a0nich jeden raz zastąpi kod z\u00a0aplikacji.',
  copyCodes: 'Kopiuj kody',
  print: 'Drukuj',
  codesKept: 'Kody mam zapisane',

  resetTab: 'Drugi krok logowania',
  resetTitle: 'Reset drugiego kroku',
  resetHelp:
    'Dla osoby, która straciła telefon i\u00a0kody zapasowe. Upewnij się, że to ona: najlepiej zadzwoń na znany numer. Jej sesje zostaną zakończone, a\u00a0ona dostanie wiadomość.',
  resetEmail: 'Adres e-mail tej osoby',
  ownPassword: 'Twoje aktualne hasło',
  ownCode: 'Twój kod z\u00a0aplikacji lub kod zapasowy',
  resetSubmit: 'Wyłącz drugi krok tej osobie',
  resetDone: 'Drugi krok logowania wyłączony',
};
