import type { ErrorCode } from './errors.ts';

/** `{name}` is filled from the refusal's details. */
export const errorTexts = {
  'input/invalid': 'Popraw zaznaczone pola i spróbuj ponownie.',
  'input/unknown-field': 'Formularz zawiera pole, którego nie znamy. Odśwież stronę i spróbuj ponownie.',
  'input/too-large': 'Przesłane dane są zbyt duże.',
  'input/unsupported-type': 'Tego rodzaju danych nie przyjmujemy.',
  'request/cross-site': 'Żądanie przyszło z obcej strony i zostało odrzucone.',
  'request/too-many': 'Zbyt wiele żądań w krótkim czasie. Odczekaj chwilę i spróbuj ponownie.',
  'request/timeout': 'Przesyłanie trwało zbyt długo. Spróbuj ponownie.',
  'auth/no-session': 'Twoja sesja wygasła. Zaloguj się ponownie',
  'auth/session-restricted': 'Najpierw ustaw nowe hasło.',
  'auth/not-allowed': 'Nie masz uprawnień do tej czynności.',
  'auth/invalid-credentials':
    'Podany adres e-mail lub hasło są nieprawidłowe. Sprobuj ponownie lub użyj przypomnienia',
  'auth/throttled': 'Zbyt wiele nieudanych prób. Spróbuj ponownie za {minutes}.',
  'auth/busy': 'Trwa zbyt wiele logowań naraz. Spróbuj ponownie za chwilę.',
  'auth/wrong-current-password': 'Aktualne hasło jest nieprawidłowe.',
  'auth/password-repeated': 'Nowe hasło musi różnić się od poprzedniego.',
  'recovery/unknown-email':
    'Podanego adresu e-mail nie ma w naszej bazie. Sprawdź, czy jest poprawny, lub zadzwoń: {supportPhone}.',
  'recovery/unknown-telephone':
    'Podany numer telefonu nie jest powiązany z żadnym kontem. Sprawdź, czy jest poprawny, lub zadzwoń: {supportPhone}.',
  'recovery/link-used-or-expired': 'Ten odnośnik został już użyty lub wygasł. Poproś o nowy.',
  'record/not-found': 'Nie znaleziono tego, czego szukasz.',
  'record/stale': 'Ktoś zmienił te dane w międzyczasie. Sprawdź aktualne wartości i zapisz ponownie.',
  'record/duplicate': 'Taki wpis już istnieje.',
  'file/unsupported-content': 'Wygląda na to, że nie obsługujemy takiego rozszerzenia pliku.',
  'file/too-large': 'Plik jest zbyt duży.',
  'file/broken-upload': 'Nie udało się odczytać przesłanego pliku. Wybierz go i wyślij jeszcze raz.',
  'file/missing': 'Nie znaleziono pliku. Spróbuj ponownie lub skonsultuj się z dziekanatem.',
  'file/store-away': 'Magazyn plików chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
  'image/too-many-pixels': 'Zdjęcie ma zbyt duże wymiary.',
  'idempotency/other-request': 'To żądanie zostało już wysłane z innymi danymi. Odśwież stronę.',
  'places/in-use':
    'Placówki „{name}” nie można usunąć, bo jest w użyciu: {usage}. Możesz ustawić ją jako nieaktywną.',
  'places/unknown-coordinator': 'Wybrany koordynator nie istnieje lub jest nieaktywny.',
  'month/not-open':
    'Ten miesiąc jest zamknięty. Wpisy można dodawać i zmieniać w bieżącym miesiącu, a do 5. dnia także w poprzednim.',
  'month/sent-or-accepted': 'Ten miesiąc został już wysłany i nie można go zmieniać.',
  'month/no-pdf-yet': 'Dokument będzie dostępny po zaakceptowaniu miesiąca.',
  'report/already-sent': 'Raport za ten miesiąc został już wysłany.',
  'report/nothing-to-send': 'W tym miesiącu nie ma jeszcze żadnych wpisów.',
  'report/month-not-over': 'Nie można wysłać raportu za miesiąc, który się jeszcze nie zaczął.',
  'cars/not-yours': 'Wybrany pojazd nie istnieje.',
  'meetings/unknown-place': 'Wybrana placówka nie istnieje lub jest nieaktywna.',
  'people/email-taken': 'Taki email już istnieje',
  'people/email-exists': 'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
  'people/own-account': 'Nie możesz usunąć ani wyłączyć własnego konta.',
  'people/inactive': 'To konto jest nieaktywne. Najpierw je włącz, a potem wyślij jednorazowe hasło.',
  'questionnaire/other-kind':
    'Rodzaj rozliczenia zmienił się w międzyczasie. Odśwież stronę i wypełnij właściwy formularz.',
  'questionnaire/missing': 'Formularz nie został jeszcze wypełniony, więc nie ma czego wydrukować.',
  'list/too-long':
    'Lista ma więcej niż {limit} wierszy i nie zmieści się w jednym dokumencie. Wybierz krótszy okres.',
  'export/too-many':
    'Trwa już zbyt wiele eksportów naraz. Poczekaj, aż się skończą, i\u00a0spróbuj ponownie.',
  'server/storage-full':
    'Na serwerze zabrakło miejsca i\u00a0nie można teraz niczego zapisać. Zgłoś to administratorowi.',
  'server/unavailable': 'Aktualnie trwa przerwa techniczna. Pracujemy nad rozwiązaniem problemu',
  'server/failed': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
} as const satisfies Record<ErrorCode, string>;

export const errorText = (code: ErrorCode, details: Record<string, unknown> = {}): string =>
  errorTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  });
