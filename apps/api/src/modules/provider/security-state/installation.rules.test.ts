import { expect, test } from 'vitest';
import * as rules from './installation.rules.ts';

test.each([
  [0.5, 0, 'ok', 'Obecny klucz jest w\u00a0użyciu od dzisiaj, niczego nie chroni starszy.'],
  [1.5, 0, 'ok', 'Obecny klucz jest w\u00a0użyciu od 1\u00a0dnia, niczego nie chroni starszy.'],
  [364, 0, 'ok', 'Obecny klucz jest w\u00a0użyciu od 364\u00a0dni, niczego nie chroni starszy.'],
  [364, 3, 'warning', 'Nadal pod starszym kluczem: 3\u00a0zapisy.'],
  [365, 3, 'warning', 'Obecny klucz jest w\u00a0użyciu od 365\u00a0dni.'],
  [730, 0, 'bad', 'Obecny klucz jest w\u00a0użyciu od 730\u00a0dni.'],
])('a key of %d days with %i rows under another: %s', (ageDays, left, state, says) => {
  expect(rules.judgeKey({ ageDays, left })).toMatchObject({ state, says });
});

test.each([
  [{ dead: 0, newest: 0, kinds: [], late: 0 }, 'ok', 'W\u00a0ciągu 30\u00a0dni żadne zadanie nie przepadło.'],
  [
    { dead: 2, newest: 0, kinds: ['a.mail', 'b.mail'], late: 0 },
    'warning',
    'Przepadło po wszystkich próbach: 2\u00a0zadania, w\u00a0tym 0 od wczoraj (a.mail, b.mail).',
  ],
  [
    { dead: 1, newest: 1, kinds: ['a.mail'], late: 0 },
    'bad',
    'Przepadło po wszystkich próbach: 1\u00a0zadanie, w\u00a0tym 1 od wczoraj (a.mail).',
  ],
  [{ dead: 1, newest: 0, kinds: ['a.mail'], late: 12 }, 'bad', 'Czeka ponad godzinę: 12\u00a0zadań.'],
])('jobs %j: %s', (facts, state, says) => {
  expect(rules.judgeJobs(facts)).toMatchObject({ state, says });
});

test.each([
  [undefined, 'warning', 'Przesyłane pliki nie są sprawdzane skanerem antywirusowym.'],
  [
    { answers: true, waiting: 0, infected: 0 },
    'ok',
    'Skaner odpowiada, a\u00a0każdy przyjęty plik jest sprawdzony.',
  ],
  [
    { answers: true, waiting: 2, infected: 0 },
    'warning',
    'Niesprawdzone: 2\u00a0pliki. Zostaną sprawdzone, gdy skaner odpowie.',
  ],
  [{ answers: false, waiting: 2, infected: 0 }, 'bad', 'Skaner nie odpowiada. Niesprawdzone: 2\u00a0pliki.'],
  [
    { answers: true, waiting: 0, infected: 1 },
    'bad',
    'Rozpoznano jako zainfekowane dopiero po przyjęciu: 1\u00a0plik w\u00a0ciągu 30\u00a0dni. Usunięto je z\u00a0magazynu.',
  ],
])('scanned files %j: %s', (facts, state, says) => {
  expect(rules.judgeScans(facts)).toMatchObject({ state, says });
});

test.each([
  [undefined, 'warning', 'Wiek ostatniej kopii jest nieznany: nikt nie powiedział portalowi, że powstała.'],
  [1.2, 'ok', 'Ostatnia kopia: 1\u00a0godzinę temu.'],
  [29.9, 'ok', 'Ostatnia kopia: 29\u00a0godzin temu.'],
  [30, 'warning', 'Ostatnia kopia jest sprzed 1\u00a0dnia.'],
  [72, 'bad', 'Ostatnia kopia jest sprzed 3\u00a0dni.'],
])('a backup %d hours old: %s', (ageHours, state, says) => {
  expect(rules.judgeBackup('database')({ ageHours })).toMatchObject({ state, says });
  expect(rules.judgeBackup('files')({ ageHours })).toMatchObject({ state, says });
});

const restore = { ageHours: 3.5, seconds: 12, rows: 214_312, files: 60, differing: 0, missing: 0 };
test.each([
  [undefined, 'warning', 'Nikt jeszcze nie powiedział portalowi, że kopię udało się odtworzyć.'],
  [
    restore,
    'ok',
    'Ostatnio odtworzono: 3\u00a0godziny temu, w\u00a012\u00a0sekund. Zgadza się wszystko: 214\u00a0312\u00a0zapisów, 60\u00a0plików.',
  ],
  [{ ...restore, ageHours: 30 }, 'warning', 'Ostatnio odtworzono: 30\u00a0godzin temu.'],
  [{ ...restore, ageHours: 47.9 }, 'warning', 'Ostatnio odtworzono: 47\u00a0godzin temu.'],
  [{ ...restore, ageHours: 48 }, 'bad', 'Ostatnio odtworzono: 48\u00a0godzin temu.'],
  [
    { ...restore, differing: 1, missing: 2 },
    'bad',
    'Ostatnio odtworzono: 3\u00a0godziny temu. Nie zgadza się: 1, brakuje: 2\u00a0pliki.',
  ],
])('a restore %j: %s', (facts, state, says) => {
  expect(rules.judgeRestore(facts)).toMatchObject({ state, says });
});

test.each([
  ['active', 'ok'],
  ['stopped', 'bad'],
  ['none', 'warning'],
] as const)('the receiver of the log is %s: %s', (slot, state) => {
  expect(rules.judgeBackupLog({ slot }).state).toBe(state);
});

const gb = 1e9;
test.each([
  [{ free: 40 * gb, whole: 200 * gb }, 'ok', 'Wolne: 40\u00a0GB z\u00a0200\u00a0GB.'],
  [{ free: 39 * gb, whole: 200 * gb }, 'warning', 'Wolne: 39\u00a0GB z\u00a0200\u00a0GB.'],
  [{ free: 19.5 * gb, whole: 200 * gb }, 'bad', 'Wolne: 19,5\u00a0GB z\u00a0200\u00a0GB.'],
  [{ free: 0, whole: 0 }, 'bad', 'Wolne: 0\u00a0GB z\u00a00\u00a0GB.'],
  [undefined, 'unknown', 'Magazyn S3 nie mówi, ile ma wolnego miejsca.'],
])('room %j: %s', (room, state, says) => {
  expect(rules.judgeRoom(room)).toMatchObject({ state, says });
});

test.each([
  [5 * gb, undefined, 'unknown', 'Baza zajmuje 5\u00a0GB. Ile ma miejsca, portal nie wie.'],
  [5 * gb, 100 * gb, 'ok', 'Wolne: 95\u00a0GB z\u00a0100\u00a0GB.'],
  [95 * gb, 100 * gb, 'bad', 'Wolne: 5\u00a0GB z\u00a0100\u00a0GB.'],
  [105 * gb, 100 * gb, 'bad', 'Wolne: 0\u00a0GB z\u00a0100\u00a0GB.'],
])('a database of %d bytes on a disk of %d: %s', (used, whole, state, says) => {
  expect(rules.judgeDatabaseRoom({ used, whole })).toMatchObject({ state, says });
});

test.each<[rules.CertificateFacts, string, string]>([
  [
    { kind: 'trusted', ageDays: 30.2, leftDays: 59.8 },
    'ok',
    'Certyfikat ma 30\u00a0dni i\u00a0jest ważny jeszcze 59\u00a0dni.',
  ],
  [
    { kind: 'trusted', ageDays: 70, leftDays: 20.9 },
    'warning',
    'Certyfikat jest ważny jeszcze tylko 20\u00a0dni.',
  ],
  [
    { kind: 'trusted', ageDays: 84, leftDays: 1.5 },
    'bad',
    'Certyfikat jest ważny jeszcze tylko 1\u00a0dzień.',
  ],
  [
    { kind: 'refused', reason: 'CERT_HAS_EXPIRED' },
    'bad',
    'Przeglądarki odrzucą certyfikat (CERT_HAS_EXPIRED).',
  ],
  [{ kind: 'away' }, 'unknown', 'Portal nie może połączyć się z\u00a0własnym adresem publicznym.'],
  [{ kind: 'plain', production: true }, 'bad', 'Adres portalu jest bez https: hasła i\u00a0dane idą jawnie.'],
  [
    { kind: 'plain', production: false },
    'warning',
    'Adres portalu jest bez https: hasła i\u00a0dane idą jawnie.',
  ],
])('certificate %j: %s', (facts, state, says) => {
  expect(rules.judgeCertificate(facts)).toMatchObject({ state, says });
});

test.each([
  [1_999, 'ok'],
  [-1_999, 'ok'],
  [2_000, 'warning'],
  [-29_999, 'warning'],
  [-30_000, 'bad'],
])('clocks that are %d ms apart: %s', (apartMs, state) => {
  expect(rules.judgeClock({ apartMs }).state).toBe(state);
});
