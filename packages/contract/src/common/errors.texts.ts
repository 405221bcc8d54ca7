import { certificateErrorTexts } from './certificate-errors.texts.ts';
import { chatErrorTexts } from './chat-errors.texts.ts';
import { issueErrorTexts } from './issue-errors.texts.ts';
import { meetingErrorTexts } from './meeting-errors.texts.ts';
import type { ErrorCode } from './errors.ts';

/** `{name}` is filled from the refusal's details. */
export const errorTexts = {
  'input/invalid': 'Popraw zaznaczone pola i\u00a0spróbuj ponownie.',
  'input/unknown-field': 'Formularz zawiera pole, którego nie znamy. Odśwież stronę i\u00a0spróbuj ponownie.',
  'input/too-large': 'Przesłane dane są zbyt duże.',
  'input/too-complex': 'Przesłane dane mają zbyt wiele pól, pozycji lub poziomów.',
  'input/unsupported-type': 'Tego rodzaju danych nie przyjmujemy.',
  'request/cross-site': 'Żądanie przyszło z\u00a0obcej strony i\u00a0zostało odrzucone.',
  'request/too-many': 'Zbyt wiele żądań w\u00a0krótkim czasie. Odczekaj chwilę i\u00a0spróbuj ponownie.',
  'request/timeout': 'Przesyłanie trwało zbyt długo. Spróbuj ponownie.',
  'request/left': 'Połączenie zostało przerwane, zanim odpowiedź była gotowa.',
  'request/malformed': 'Tego żądania nie udało się odczytać. Odśwież stronę i\u00a0spróbuj ponownie.',
  'request/address-too-long': 'Adres żądania jest zbyt długi. Zawęź filtry i\u00a0spróbuj ponownie.',
  'request/headers-too-large':
    'Nagłówki żądania są zbyt duże. Usuń pliki cookie tej strony i\u00a0spróbuj ponownie.',
  'request/busy': 'Serwer ma teraz zbyt wiele żądań. Odczekaj chwilę i\u00a0spróbuj ponownie.',
  'auth/no-session': 'Twoja sesja wygasła. Zaloguj się ponownie',
  'auth/session-restricted': 'Najpierw ustaw nowe hasło.',
  'auth/not-allowed': 'Nie masz uprawnień do tej czynności.',
  'auth/invalid-credentials':
    'Podany adres e-mail lub hasło są nieprawidłowe. Sprobuj ponownie lub użyj przypomnienia',
  'auth/throttled': 'Zbyt wiele nieudanych prób. Spróbuj ponownie za {minutes}.',
  'auth/busy': 'Trwa zbyt wiele logowań naraz. Spróbuj ponownie za chwilę.',
  'auth/second-step-missing': 'Najpierw włącz drugi krok logowania.',
  'auth/code-needed': 'Podaj kod z\u00a0aplikacji uwierzytelniającej.',
  'auth/wrong-code': 'Kod jest nieprawidłowy albo został już użyty. Poczekaj na następny i\u00a0wpisz go.',
  'auth/login-expired': 'Minął czas na podanie kodu. Zaloguj się ponownie.',
  'auth/wrong-current-password': 'Aktualne hasło jest nieprawidłowe.',
  'auth/password-easy': 'Nowe hasło jest zbyt łatwe do odgadnięcia. Wybierz inne.',
  'second-step/already-on': 'Drugi krok logowania jest już włączony.',
  'second-step/not-on': 'Na tym koncie drugi krok logowania nie jest włączony.',
  'second-step/not-started': 'Najpierw zeskanuj nowy kod QR.',
  'recovery/unknown-email':
    'Podanego adresu e-mail nie ma w\u00a0naszej bazie. Sprawdź, czy jest poprawny, lub zadzwoń: {supportPhone}.',
  'recovery/unknown-telephone':
    'Podany numer telefonu nie jest powiązany z żadnym kontem. Sprawdź, czy jest poprawny, lub zadzwoń: {supportPhone}.',
  'recovery/link-used-or-expired': 'Ten odnośnik został już użyty lub wygasł. Poproś o\u00a0nowy.',
  'recovery/address-new':
    'Adres e-mail tego konta został niedawno zmieniony. Jednorazowe hasło można na niego wysłać od {from}.',
  'way-back/over':
    'Ten odnośnik został już użyty lub wygasł. Jeśli zmiana adresu nie jest Twoja, zadzwoń do sekretariatu: {supportPhone}.',
  'way-back/address-taken':
    'Poprzedni adres należy teraz do innego konta, dlatego nie można go przywrócić. Zadzwoń do sekretariatu: {supportPhone}.',
  'way-back/account-closed':
    'To konto jest wyłączone, dlatego nie można przywrócić adresu. Zadzwoń do sekretariatu: {supportPhone}.',
  'record/not-found': 'Nie znaleziono tego, czego szukasz.',
  'record/stale':
    'Ktoś zmienił te dane w\u00a0międzyczasie. Sprawdź aktualne wartości i\u00a0zapisz ponownie.',
  'record/duplicate': 'Taki wpis już istnieje.',
  'file/unsupported-content': 'Wygląda na to, że nie obsługujemy takiego rozszerzenia pliku.',
  'file/too-large': 'Plik jest zbyt duży.',
  'file/broken-upload': 'Nie udało się odczytać przesłanego pliku. Wybierz go i\u00a0wyślij jeszcze raz.',
  'file/damaged': 'Ten plik jest uszkodzony. Zapisz go ponownie albo wybierz inny.',
  'file/missing': 'Nie znaleziono pliku. Spróbuj ponownie lub skonsultuj się z dziekanatem.',
  'file/store-away': 'Magazyn plików chwilowo nie odpowiada. Spróbuj ponownie za chwilę.',
  'image/too-many-pixels': 'Zdjęcie ma zbyt duże wymiary.',
  'file/too-demanding':
    'Tego pliku nie udało się odczytać w\u00a0wyznaczonym czasie. Podziel go na mniejsze i\u00a0spróbuj ponownie.',
  'file/active-pdf':
    'Ten plik PDF zawiera skrypty, formularz albo załączniki. Wydrukuj go do nowego pliku PDF i\u00a0wybierz tamten.',
  'file/protected-pdf':
    'Ten plik PDF jest zabezpieczony hasłem. Zapisz go bez hasła i\u00a0wybierz ponownie.',
  'file/infected':
    'Ten plik zawiera złośliwe oprogramowanie i\u00a0nie został przyjęty. Przeskanuj urządzenie programem antywirusowym i\u00a0wybierz inny plik.',
  'file/scanner-away':
    'Skaner antywirusowy chwilowo nie odpowiada, więc pliku nie można przyjąć. Spróbuj ponownie za chwilę.',
  'upload/too-many':
    'Trwa już zbyt wiele przesyłań naraz. Poczekaj, aż się skończą, i\u00a0spróbuj ponownie.',
  'upload/day-limit':
    'Dzienny limit przesyłania to {limit}, z\u00a0czego dziś zostało {left}. Kolejne pliki tego rodzaju prześlesz od {day}.',
  'upload/over-day-limit': 'Dzienny limit przesyłania to {limit}. Wybierz mniej albo mniejsze pliki.',
  'idempotency/other-request': 'To żądanie zostało już wysłane z\u00a0innymi danymi. Odśwież stronę.',
  'places/in-use':
    'Placówki „{name}” nie można usunąć, bo jest w\u00a0użyciu: {usage}. Możesz ustawić ją jako nieaktywną.',
  'places/unknown-coordinator': 'Wybrany koordynator nie istnieje lub jest nieaktywny.',
  'courses/in-use':
    'Kierunku „{name}” nie można usunąć, bo jest w\u00a0użyciu: {usage}. Możesz ustawić go jako nieaktywny.',
  'courses/too-many-subjects': 'Kierunek może mieć najwyżej {limit} przedmiotów.',
  'subjects/in-use':
    'Przedmiotu „{name}” nie można usunąć, bo ma już {usage}. Możesz ustawić go jako nieaktywny.',
  'subjects/unknown-lecturer': 'Wybrany wykładowca nie istnieje lub jest nieaktywny.',
  'album-numbers/empty':
    'W\u00a0tym pliku nie ma żadnego numeru. Każdy wiersz to: e-mail;numer albumu;drugi numer albumu.',
  'album-numbers/too-many': 'Plik ma więcej niż {limit} wierszy. Podziel go na mniejsze.',
  'album-numbers/faulty': 'Popraw albo pomiń zaznaczone wiersze: {count}.',
  'album-numbers/changed-meanwhile':
    'Ktoś zmienił w\u00a0międzyczasie dane jednego ze słuchaczy z\u00a0tej listy. Nic nie zapisano: zapisz jeszcze raz.',
  'candidates/unknown-course': 'Wybrany kierunek nie istnieje lub jest nieaktywny.',
  'candidates/unknown-place':
    'Wybrana placówka nie istnieje, jest nieaktywna albo nie należy do Twoich placówek.',
  'candidates/admitted': 'Ta osoba jest już zapisana na studia. Jej dane zmienisz na liście słuchaczy.',
  'students/adding-blocked':
    'Dodawanie nowych słuchaczy jest zablokowane od 10.11. 23:59 do 31.12. 23:59. W\u00a0wyjątkowych przypadkach skontaktuj się z\u00a0Sekretariatem.',
  'students/already-enrolled':
    'Wygląda na to że użytkownik o takim adresie email jest już zapisany na taki kierunek w tym naborze.',
  'students/in-archive': 'Taki zapis tej osoby jest w\u00a0archiwum: przywróć go, zamiast dodawać drugi raz.',
  'students/has-records':
    'Z\u00a0tym zapisem wiążą się wpłaty, oceny lub inne wpisy, więc nie można go usunąć. Przenieś go do archiwum i\u00a0podaj powód.',
  'students/archived-later': 'Dzień przeniesienia do archiwum nie może być późniejszy niż dzisiaj.',
  'students/kept-by-secretariat':
    'Pozostałe dane tej osoby prowadzi sekretariat. Potrzebną zmianę zgłoś sekretariatowi.',
  'students/staff-account':
    'Ten adres e-mail należy do konta pracownika, na którym nie można studiować. Zapisz tę osobę pod innym adresem.',
  'students/intake-not-offered': 'Na ten nabór nie można teraz zapisywać. Wybierz inny z\u00a0listy.',
  'students/unknown-place': 'Wybrana placówka nie istnieje lub jest nieaktywna.',
  'students/unknown-course': 'Wybrany kierunek nie istnieje lub jest nieaktywny.',
  'students/unknown-coordinator': 'Wybrana osoba nie jest koordynatorem tej placówki.',
  'students/unknown-promoter': 'Wybrany promotor nie istnieje lub jest nieaktywny.',
  'students/account-taken': 'Ten numer rachunku ma już inny słuchacz lub inny zapis.',
  'students/no-account-mask':
    'Wzór numerów rachunków nie jest ustawiony. Wpisz numer ręcznie albo zgłoś to administratorowi systemu.',
  'students/accounts-used-up': 'Pod wzorem numerów rachunków nie ma już wolnych numerów.',
  'students/confirm-course':
    'Zmiana kierunku usuwa z\u00a0dziennika przedmioty i\u00a0oceny dotychczasowego: {courses} ({grades}).',
  'payments/unknown-enrolment': 'Ta osoba nie ma takiego zapisu. Wybierz kierunek z\u00a0listy.',
  'payments/no-enrolment':
    'Ta osoba nie jest zapisana na żaden kierunek, więc wpłaty nie można do niej dopisać.',
  'bank-reports/not-understood':
    'Nie wszystko w\u00a0tym pliku jest zrozumiałe, więc nic z\u00a0niego nie zostało zapisane. Zobacz odrzucone wiersze i\u00a0pobierz plik z\u00a0banku jeszcze raz.',
  'bank-reports/truncated-archive':
    'To archiwum zip jest ucięte: brakuje jego końca. Pobierz je z\u00a0banku jeszcze raz.',
  'bank-reports/row-settled': 'Ta wpłata ma już swojego słuchacza. Najpierw cofnij ją do wyjaśnienia.',
  'bank-reports/row-not-given': 'Ta wpłata nie była wyjaśniana, więc nie ma czego cofać.',
  'bank-reports/parts-differ': 'Części muszą dać razem całą kwotę wpłaty.',
  'bank-reports/unknown-enrolment': 'Tego zapisu na studia już nie ma. Wybierz słuchacza jeszcze raz.',
  'bank-reports/other-enrolments':
    'Części zostają przy swoich słuchaczach. Aby zmienić osobę, cofnij wpłatę do wyjaśnienia i\u00a0przypisz ponownie.',
  'bank-reports/nothing-asked': 'Na to pytanie już odpowiedziano.',
  'bank-reports/not-answered':
    'Nie ma odpowiedzi, którą można cofnąć. Wpłatę przypisaną lub odłożoną najpierw cofnij do wyjaśnienia.',
  'bank-reports/two-of-one-file': 'W\u00a0jednym z\u00a0plików są obie te wpłaty, więc to dwie różne wpłaty.',
  'payments/part-of-split':
    'To część podzielonej wpłaty. Zmień kwoty wszystkich jej części razem, w\u00a0raporcie bankowym.',
  'payments/reason-of-correction': 'Podaj powód: kwota będzie inna niż w\u00a0pliku z\u00a0banku.',
  'payments/withdrawn': 'Ta wpłata została już wycofana.',
  'payments/from-report':
    'Wpłata z\u00a0wyciągu zostaje przy swoim kierunku. Zwróć ją do wyjaśnienia i\u00a0przypisz ponownie.',
  'payments/plan-sum': 'Raty muszą dać razem całe czesne. Popraw kwoty i\u00a0zapisz jeszcze raz.',
  'payments/nothing-owed':
    'Ta osoba nie ma zaległości ani bliskiej raty, więc nie ma o\u00a0czym przypominać.',
  'payments/reminded-today': 'Tej osobie przypomniano już dziś. Kolejne przypomnienie można wysłać jutro.',
  'payments/too-many-to-remind':
    'Naraz można przypomnieć mniej niż {limit} osobom. Zawęź listę i\u00a0spróbuj ponownie.',
  'grades/closed':
    'W\u00a0zamkniętym protokole są już oceny, które chcesz zmienić: {names}. Zmienisz je korektą protokołu nr {number}.',
  'grades/no-resit':
    'Poprawkę wpisuje się osobom, które nie zaliczyły pierwszego terminu. Nie dotyczy: {names}.',
  'grades/resit-closed':
    'Zamknięty protokół poprawkowy nr {number} wymienia: {names}. Zanim wcześniejszy termin będzie zaliczony, sekretariat musi wycofać ten protokół.',
  'grades/no-such-term': 'Egzamin ma najwyżej {terms} terminy. Kolejnej poprawki nie można wpisać.',
  ...certificateErrorTexts,
  ...meetingErrorTexts,
  'protocols/window-closed': 'Protokół tej sesji można wygenerować tylko w\u00a0terminach {windows}.',
  'protocols/semester-age':
    'Protokół można wygenerować tylko wtedy, gdy semestr zaczął się więcej niż 3 i\u00a0mniej niż 7 miesięcy temu.',
  'protocols/in-force':
    'Ta grupa ma już protokół tej sesji: nr {number}. Zastąpi go tylko korekta z\u00a0podanym powodem.',
  'protocols/not-in-force': 'Protokół, który miał być poprawiony, już nie obowiązuje. Otwórz grupę ponownie.',
  'protocols/superseded': 'Protokół nr {number} zastąpiła już korekta. Wycofaj korektę, jeśli jest błędna.',
  'protocols/nothing-changed': 'Korekta niczego nie zmienia w\u00a0protokole nr {number}.',
  'protocols/changed-since-preview':
    'Od podglądu ktoś zmienił oceny albo listę osób. Sprawdź dokument jeszcze raz i\u00a0dopiero wtedy go zamknij.',
  'protocols/not-named': 'Zmiana dotyczy osoby, której nie ma na tym protokole.',
  'protocols/day-in-future': 'Dzień egzaminu nie może być późniejszy niż dzisiaj.',
  'protocols/nobody': 'W\u00a0tej grupie nie ma słuchaczy, więc nie ma protokołu.',
  'protocols/nobody-resits': 'W\u00a0tej grupie nikt nie ma poprawki, więc nie ma protokołu poprawkowego.',
  'protocols/earlier-term-open': 'Najpierw zamknij protokół wcześniejszego terminu tej grupy.',
  'month/not-open':
    'Ten miesiąc jest zamknięty. Wpisy można dodawać i\u00a0zmieniać w\u00a0bieżącym miesiącu, a\u00a0do 5. dnia także w\u00a0poprzednim.',
  'month/sent-or-accepted': 'Ten miesiąc został już wysłany i\u00a0nie można go zmieniać.',
  'month/no-pdf-yet': 'Dokument będzie dostępny po zaakceptowaniu miesiąca.',
  'report/already-sent': 'Raport za ten miesiąc został już wysłany.',
  'report/nothing-to-send': 'W\u00a0tym miesiącu nie ma jeszcze żadnych wpisów.',
  'report/month-not-over': 'Nie można wysłać raportu za miesiąc, który się jeszcze nie zaczął.',
  'report/too-early-to-remind': 'O\u00a0raportach można przypomnieć, gdy miesiąc się skończy.',
  'report/too-late-to-remind': 'O\u00a0raportach można przypomnieć za trzy ostatnie miesiące.',
  'report/trip-without-rate':
    'Nie można zaakceptować przejazdów bez stawki za kilometr. Ustal stawkę, która obowiązuje w\u00a0dniach: {days}.',
  'work-times/day-too-long':
    'W\u00a0dniu {day} byłoby razem {hours}\u00a0godz., a\u00a0doba ma 24. Popraw liczbę godzin albo datę.',
  'report/days-ahead':
    'Raport obejmuje dni, które jeszcze nie nadeszły: {days}. Usuń te wpisy albo wyślij raport później.',
  'report/questionnaire-missing': 'Przed wysłaniem raportu trzeba wypełnić {form} w\u00a0ustawieniach konta.',
  'report/already-decided':
    'Tego raportu nie można wycofać: nie czeka już na decyzję. Odśwież stronę, aby zobaczyć jego stan.',
  'month/confirm-accepted':
    'Zaakceptowano już: {reports}. Po zmianie raport będzie oznaczony jako „zmieniony po akceptacji”, także na wydruku.',
  'contracts/number-taken': 'Ten numer ma już inna umowa: {contracts}.',
  'cars/not-yours': 'Wybrany pojazd nie istnieje.',
  'meetings/unknown-place': 'Wybrana placówka nie istnieje lub jest nieaktywna.',
  'people/email-taken': 'Taki email już istnieje',
  'people/email-exists': 'Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.',
  'people/confirm-same':
    'Ten adres ma: {name}. Jeśli to ta sama osoba, wybierz dane, które mają zostać. Jeśli nie, podaj inny adres.',
  'people/confirm-kept':
    'Ten adres ma: {name}. Jeśli to ta sama osoba, zostaną jej dotychczasowe dane: zmienia je sekretariat. Jeśli nie, podaj inny adres.',
  'people/confirm-hidden':
    'Osoba, która ma ten adres, jest u\u00a0nas zapisana z\u00a0innymi danymi niż wpisane. Jeśli to ta sama osoba, zostaną jej dotychczasowe dane: zmienia je sekretariat. Jeśli nie, podaj inny adres.',
  'people/confirm-lecturer':
    'Ten adres ma: {name}. Jeśli to ta sama osoba, będzie słuchaczem i\u00a0wykładowcą na jednym koncie. Jeśli nie, podaj inny adres.',
  'people/own-account': 'Nie możesz usunąć ani wyłączyć własnego konta.',
  'people/own-role': 'Nie możesz zmienić roli własnego konta.',
  'people/enrolled': 'Ta osoba jest zapisana na studia. Zmień rolę po zarchiwizowaniu jej ostatniego zapisu.',
  'people/inactive': 'To konto jest nieaktywne. Najpierw je włącz, a\u00a0potem wyślij jednorazowe hasło.',
  'questionnaire/other-kind':
    'Rodzaj rozliczenia zmienił się w\u00a0międzyczasie. Odśwież stronę i\u00a0wypełnij właściwy formularz.',
  'questionnaire/draft-newer':
    'Nowszą wersję roboczą tego formularza zapisano na innym urządzeniu lub w\u00a0innej karcie.',
  'questionnaire/missing': 'Formularz nie został jeszcze wypełniony, więc nie ma czego wydrukować.',
  ...chatErrorTexts,
  'messages/nobody': 'Nie ma nikogo, do kogo można wysłać tę wiadomość.',
  'messages/not-to-be-recalled':
    'Tej wiadomości nie można już cofnąć. Cofniesz ją przez 10\u00a0minut po wysłaniu.',
  'messages/under-way': 'Ta wiadomość jest już w\u00a0drodze. Poczekaj, aż dotrze do wszystkich.',
  ...issueErrorTexts,
  'mentors/unknown-tag': 'Nie ma już jednego z\u00a0tagów. Wybierz tagi ponownie.',
  'tags/taken': 'Taki tag już jest.',
  'security-state/checked-just-now': 'Stan sprawdzono przed chwilą. Spróbuj ponownie za minutę.',
  'list/too-long':
    'Lista ma więcej niż {limit} wierszy i\u00a0nie zmieści się w\u00a0jednym dokumencie. Zawęź filtry albo wybierz krótszy okres.',
  'list/to-be-ordered':
    'Lista ma więcej niż {limit} wierszy, więc powstanie w\u00a0tle. Zamów ją, a\u00a0damy znać, gdy będzie gotowa.',
  'list/under-way':
    'Poprzednia lista jeszcze powstaje. Poczekaj, aż będzie gotowa, albo anuluj ją i\u00a0spróbuj ponownie.',
  'pdf/busy': 'Powstaje teraz bardzo wiele dokumentów. Spróbuj ponownie za chwilę.',
  'pdf/too-many': 'Czeka już kilka Twoich dokumentów. Poczekaj, aż będą gotowe, i\u00a0spróbuj ponownie.',
  'export/too-many':
    'Trwa już zbyt wiele eksportów naraz. Poczekaj, aż się skończą, i\u00a0spróbuj ponownie.',
  'server/storage-full':
    'Na serwerze zabrakło miejsca i\u00a0nie można teraz niczego zapisać. Zgłoś to administratorowi.',
  'server/schema-behind': 'Baza danych jest starsza niż ta wersja systemu. Uruchom migracje.',
  'server/too-slow': 'Przygotowanie odpowiedzi trwało zbyt długo. Zawęź filtry i\u00a0spróbuj ponownie.',
  'server/unavailable': 'Aktualnie trwa przerwa techniczna. Pracujemy nad rozwiązaniem problemu',
  'server/failed': 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie za chwilę.',
} as const satisfies Record<ErrorCode, string>;

export const errorText = (code: ErrorCode, details: Record<string, unknown> = {}): string =>
  errorTexts[code].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = details[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '…';
  });
