import { counted } from '../../common/counted.ts';
import { formatNumber } from '../../common/format.ts';

/** Every sentence of the check of the installation, in the order of the list in `security-checks.ts`. */

const people = { one: 'osoba', few: 'osoby', many: 'osób' };
const accounts = { one: 'konto', few: 'konta', many: 'kont' };
const sessions = { one: 'sesja', few: 'sesje', many: 'sesji' };
const days = { one: 'dzień', few: 'dni', many: 'dni' };
const hours = { one: 'godzinę', few: 'godziny', many: 'godzin' };
const jobs = { one: 'zadanie', few: 'zadania', many: 'zadań' };
const rows = { one: 'zapis', few: 'zapisy', many: 'zapisów' };
const fileForms = { one: 'plik', few: 'pliki', many: 'plików' };
const seconds = { one: 'sekundę', few: 'sekundy', many: 'sekund' };

const inDays = (count: number) => counted(count, days);
/** After „od” and „sprzed”. */
const sinceDays = (count: number) =>
  count === 0 ? 'dzisiaj' : counted(count, { one: 'dnia', few: 'dni', many: 'dni' });
const gigabytes = (bytes: number) => `${formatNumber(Math.round(bytes / 1e7) / 100)}\u00a0GB`;

export const findingTexts = {
  failed: {
    says: 'Nie udało się sprawdzić.',
    advice: 'Sprawdź ponownie. Jeśli to się powtarza, przyczyna jest w\u00a0logu procesu „worker”.',
  },
  alarm: {
    title: 'Stan bezpieczeństwa: źle',
    text: (titles: string) => `Nocne sprawdzenie wykryło coś złego: ${titles}.`,
  },
  secondStepRoles: {
    title: 'Role z\u00a0drugim krokiem logowania',
    ok: 'Drugi krok jest wymagany od wszystkich ról, które widzą cudze dane i\u00a0pieniądze.',
    says: (roles: string) => `Drugi krok nie jest wymagany od ról: ${roles}.`,
    advice: (numbers: string) => `Dopisz te role w\u00a0ustawieniu SECOND_STEP_ROLES: ${numbers}.`,
  },
  secondStepPeople: {
    title: 'Osoby bez drugiego kroku',
    ok: 'Każda osoba, od której wymagany jest drugi krok, ma go włączony.',
    says: (count: number) => `Bez drugiego kroku, choć rola go wymaga: ${counted(count, people)}.`,
    advice: 'Poproś te osoby o\u00a0zalogowanie: portal poprowadzi je do ustawienia. Zbędne konta wyłącz.',
  },
  sessions: {
    title: 'Czas trwania sesji',
    ok: 'Żadna sesja nie trwa dłużej, niż pozwala rola.',
    tooLong: (count: number) => `Trwa dłużej, niż pozwala rola: ${counted(count, sessions)}.`,
    tooLongAdvice: 'Zakończ wszystkie sesje, jak opisuje SECURITY.md, i\u00a0sprawdź zegary serwerów.',
    overdue: (count: number) => `Wygasło i\u00a0nie zostało usunięte: ${counted(count, sessions)}.`,
    overdueAdvice: 'Nikogo nie wpuszczają, ale sprzątanie nie działa. Sprawdź log procesu „worker”.',
  },
  neverUsed: {
    title: 'Konta nigdy nieużyte',
    ok: (limit: number) =>
      `Każda osoba spoza słuchaczy zalogowała się w\u00a0ciągu ${inDays(limit)} od założenia konta.`,
    says: (count: number, limit: number) =>
      `Założone ponad ${inDays(limit)} temu i\u00a0nigdy nieużyte: ${counted(count, accounts)}.`,
    advice: 'Wyślij hasło jeszcze raz albo wyłącz konto.',
  },
  idle: {
    title: 'Konta od dawna nieużywane',
    ok: (limit: number) => `Każdego konta spoza słuchaczy użyto w\u00a0ciągu ostatnich ${inDays(limit)}.`,
    says: (count: number, limit: number) =>
      `Nieużywane od ponad ${inDays(limit)}: ${counted(count, accounts)}.`,
    advice: 'Wyłącz konta osób, które już nie pracują.',
  },
  demoAccounts: {
    title: 'Konta demonstracyjne',
    ok: 'Nie ma kont demonstracyjnych, których hasło każdy zna.',
    says: (count: number) => `Czynne konta demonstracyjne ze znanym hasłem: ${counted(count, accounts)}.`,
    advice: 'Wyłącz te konta. Dane demonstracyjne nie mogą być w\u00a0bazie, w\u00a0której pracują ludzie.',
  },
  passwordHashes: {
    title: 'Zapis haseł',
    ok: 'Wszystkie hasła są zapisane sposobem, który portal zna (argon2id).',
    says: (count: number) => `Hasło zapisane nieznanym sposobem: ${counted(count, accounts)}.`,
    advice: 'Tym hasłem nie można się już zalogować. Wyślij tym osobom hasło jednorazowe.',
  },
  production: {
    title: 'Tryb pracy',
    ok: 'Portal działa w\u00a0trybie produkcyjnym.',
    says: (mode: string) => `Portal działa w\u00a0trybie „${mode}”, bez części zabezpieczeń.`,
    advice: 'Ustaw NODE_ENV=production i\u00a0uruchom procesy ponownie.',
  },
  sealingKey: {
    title: 'Klucz danych chronionych',
    ok: (age: number) => `Obecny klucz jest w\u00a0użyciu od ${sinceDays(age)}, niczego nie chroni starszy.`,
    old: (age: number) => `Obecny klucz jest w\u00a0użyciu od ${sinceDays(age)}.`,
    oldAdvice: 'Dodaj nowy klucz i\u00a0zapieczętuj dane ponownie, jak opisuje SECURITY.md.',
    left: (count: number) => `Nadal pod starszym kluczem: ${counted(count, rows)}.`,
    leftAdvice: 'Uruchom „keys.ts reseal” i\u00a0sprawdź, czy zadanie się kończy.',
  },
  jobs: {
    title: 'Zadania w\u00a0tle',
    ok: (limit: number) => `W\u00a0ciągu ${inDays(limit)} żadne zadanie nie przepadło.`,
    dead: (count: number, newest: number, kinds: string) =>
      `Przepadło po wszystkich próbach: ${counted(count, jobs)}, w\u00a0tym ${formatNumber(newest)} od wczoraj (${kinds}).`,
    deadAdvice:
      'Przyczyna jest w\u00a0logu przy słowach „failed for the last time”. Usuń ją i\u00a0zleć zadanie ponownie.',
    late: (count: number) => `Czeka ponad godzinę: ${counted(count, jobs)}.`,
    lateAdvice: 'Sprawdź, czy procesy „worker” działają i\u00a0nadążają.',
  },
  scannedFiles: {
    title: 'Skan przesyłanych plików',
    ok: 'Skaner odpowiada, a\u00a0każdy przyjęty plik jest sprawdzony.',
    off: 'Przesyłane pliki nie są sprawdzane skanerem antywirusowym.',
    offAdvice: 'Uruchom ClamAV i\u00a0ustaw SCAN_UPLOADS, jak opisuje docs/operations.md.',
    waiting: (count: number) =>
      `Niesprawdzone: ${counted(count, fileForms)}. Zostaną sprawdzone, gdy skaner odpowie.`,
    waitingAdvice: 'Sprawdź, czy ClamAV działa i\u00a0czy proces „worker” ma do niego dostęp.',
    away: (count: number) => `Skaner nie odpowiada. Niesprawdzone: ${counted(count, fileForms)}.`,
    infected: (count: number, limit: number) =>
      `Rozpoznano jako zainfekowane dopiero po przyjęciu: ${counted(count, fileForms)} w\u00a0ciągu ${inDays(limit)}. Usunięto je z\u00a0magazynu.`,
    infectedAdvice:
      'Zobacz w\u00a0zdarzeniach, kto je przesłał, i\u00a0ostrzeż tych, którzy mogli je pobrać.',
  },
  backups: {
    database: 'Kopia bazy danych',
    files: 'Kopia plików',
    ok: (age: number) => `Ostatnia kopia: ${counted(age, hours)} temu.`,
    old: (age: number) => `Ostatnia kopia jest sprzed ${sinceDays(age)}.`,
    oldAdvice: 'Sprawdź na maszynie kopii, dlaczego nowa nie powstała.',
    unknown: 'Wiek ostatniej kopii jest nieznany: nikt nie powiedział portalowi, że powstała.',
    databaseAdvice: 'Ustaw MARK_URL dla „backup.sh copy”, jak opisuje ops/README.md.',
    filesAdvice:
      'Niech kopiujący wywoła po udanej kopii funkcję „note_backup” bazy, jak opisuje ops/README.md.',
  },
  restored: {
    title: 'Próba odtworzenia kopii',
    ok: (age: number, took: number, rowCount: number, files: number) =>
      `Ostatnio odtworzono: ${counted(age, hours)} temu, w\u00a0${counted(took, seconds)}. Zgadza się wszystko: ${counted(rowCount, rows)}, ${counted(files, fileForms)}.`,
    old: (age: number) => `Ostatnio odtworzono: ${counted(age, hours)} temu.`,
    oldAdvice: 'Sprawdź na maszynie kopii, dlaczego „backup.sh check” się nie udało.',
    differs: (age: number, differing: number, missing: number) =>
      `Ostatnio odtworzono: ${counted(age, hours)} temu. Nie zgadza się: ${formatNumber(differing)}, brakuje: ${counted(missing, fileForms)}.`,
    differsAdvice: 'Co się nie zgadza, mówi „backup.sh check” na maszynie kopii. Nie usuwaj starszych kopii.',
    unknown: 'Nikt jeszcze nie powiedział portalowi, że kopię udało się odtworzyć.',
    unknownAdvice: 'Uruchamiaj co noc „backup.sh check” z\u00a0MARK_URL, jak opisuje ops/README.md.',
  },
  backupLog: {
    title: 'Ciągły odbiór dziennika bazy',
    ok: 'Maszyna kopii odbiera dziennik bazy na bieżąco.',
    stopped:
      'Maszyna kopii nie odbiera dziennika bazy: zmiany od ostatniej kopii mogą przepaść, a\u00a0dysk bazy się zapełnia.',
    stoppedAdvice: 'Uruchom „backup.sh log” na maszynie kopii.',
    none: 'Nikt nie odbiera dziennika bazy: po awarii przepadnie wszystko od ostatniej kopii.',
    noneAdvice: 'Uruchom „backup.sh log” jako usługę, jak opisuje ops/README.md.',
  },
  room: {
    files: 'Miejsce na pliki',
    spool: 'Miejsce na pliki tymczasowe',
    database: 'Miejsce na bazę danych',
    free: (free: number, whole: number) => `Wolne: ${gigabytes(free)} z\u00a0${gigabytes(whole)}.`,
    advice: 'Powiększ dysk albo usuń z\u00a0niego to, co zbędne.',
    store: 'Magazyn S3 nie mówi, ile ma wolnego miejsca.',
    storeAdvice: 'Pilnuj limitu u\u00a0dostawcy magazynu.',
    databaseUsed: (used: number) => `Baza zajmuje ${gigabytes(used)}. Ile ma miejsca, portal nie wie.`,
    databaseAdvice: 'Podaj wielkość dysku bazy w\u00a0ustawieniu DATABASE_ROOM_GB.',
  },
  certificate: {
    title: 'Certyfikat adresu portalu',
    ok: (left: number, age: number) =>
      `Certyfikat ma ${inDays(age)} i\u00a0jest ważny jeszcze ${inDays(left)}.`,
    ending: (left: number) => `Certyfikat jest ważny jeszcze tylko ${inDays(left)}.`,
    endingAdvice: 'Serwer pośredniczący powinien był go odnowić. Sprawdź jego log.',
    refused: (reason: string) => `Przeglądarki odrzucą certyfikat (${reason}).`,
    refusedAdvice: 'Wystaw certyfikat na adres z\u00a0ustawienia PUBLIC_ADDRESS.',
    plain: 'Adres portalu jest bez https: hasła i\u00a0dane idą jawnie.',
    plainAdvice: 'Postaw przed portalem serwer z\u00a0TLS i\u00a0ustaw PUBLIC_ADDRESS na adres https.',
    away: 'Portal nie może połączyć się z\u00a0własnym adresem publicznym.',
    awayAdvice: 'Jeśli to zamierzone, pilnuj certyfikatu z\u00a0zewnątrz.',
  },
  clock: {
    title: 'Zegary serwerów',
    ok: 'Zegary portalu i\u00a0bazy danych zgadzają się.',
    says: (apart: number) => `Zegary portalu i\u00a0bazy różnią się o\u00a0${counted(apart, seconds)}.`,
    advice:
      'Włącz synchronizację czasu (NTP) na obu serwerach: od zegara zależą sesje i\u00a0kody drugiego kroku.',
  },
} as const;
