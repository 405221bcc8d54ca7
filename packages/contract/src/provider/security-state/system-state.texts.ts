import { counted } from '../../common/counted.ts';

/** After „od”. */
const seconds = { one: 'sekundy', few: 'sekund', many: 'sekund' };
const jobs = { one: 'zadanie', few: 'zadania', many: 'zadań' };

/** Every sentence about the system as it is at this moment. */
export const systemTexts = {
  silent: {
    says: 'Nie udało się sprawdzić w\u00a0wyznaczonym czasie.',
    advice: 'Przyczyna jest w\u00a0logu procesu „http”.',
  },
  database: {
    title: 'Baza danych',
    ok: (milliseconds: number) => `Odpowiada, w\u00a0${milliseconds}\u00a0ms.`,
    slow: (milliseconds: number) => `Odpowiada wolno: w\u00a0${milliseconds}\u00a0ms.`,
    slowAdvice: 'Sprawdź, co na niej trwa długo (pg_stat_activity), i\u00a0czy dysk nadąża.',
  },
  redis: {
    title: 'Redis',
    ok: 'Odpowiada.',
    away: 'Nie odpowiada: zmiany docierają na otwarte ekrany z\u00a0opóźnieniem.',
    awayAdvice: 'Uruchom Redis. Niczego nie trzeba odtwarzać.',
  },
  files: {
    title: 'Magazyn plików',
    ok: 'Odpowiada.',
    away: 'Nie odpowiada: plików nie można przesyłać ani pobierać.',
    awayAdvice: 'Sprawdź magazyn i\u00a0drogę do niego od procesów portalu.',
  },
  queues: {
    title: 'Kolejki zadań',
    ok: 'Zadania zaczynają się na czas.',
    late: (waiting: number, oldest: number) =>
      `Czeka ${counted(waiting, jobs)}, najstarsze od ${counted(oldest, seconds)}.`,
    lateAdvice: 'Sprawdź, czy procesy „worker” działają i\u00a0nadążają.',
    dead: (count: number) => `Od wczoraj przepadło po wszystkich próbach: ${counted(count, jobs)}.`,
    deadAdvice: 'Przyczyna jest w\u00a0logu przy słowach „failed for the last time”.',
  },
} as const;
