import { formatNumber } from '#shared/lib/format.ts';
import { counted, type PluralForms } from '#shared/lib/plural.ts';

const payments: PluralForms = { one: 'wpłata', few: 'wpłaty', many: 'wpłat' };
const files: PluralForms = { one: 'plik', few: 'pliki', many: 'plików' };

/** How many payments and what they add up to: 12 wpłat, 4 140,00 zł. */
const inSum = (count: number, sum: string): string => `${counted(count, payments)}, ${sum}`;

/** Files that were sent together. */
export const importTexts = {
  title: (count: number) => `${counted(count, files)} z\u00a0banku`,
  help: ({ ready, asked, damaged, saved }: Record<'ready' | 'asked' | 'damaged' | 'saved', number>) =>
    [
      ready > 0
        ? `${counted(ready, { one: 'zgodny', few: 'zgodne', many: 'zgodnych' })} do zaakceptowania`
        : 'żaden plik nie czeka na zaakceptowanie',
      asked > 0 && `${formatNumber(asked)} z\u00a0pytaniami`,
      damaged > 0 && counted(damaged, { one: 'uszkodzony', few: 'uszkodzone', many: 'uszkodzonych' }),
      saved > 0 && counted(saved, { one: 'zapisany', few: 'zapisane', many: 'zapisanych' }),
      ready > 0 && saved === 0 && 'nic z\u00a0nich nie jest jeszcze zapisane',
    ]
      .filter((part) => part !== false)
      .join(' · '),
  back: { to: '/accountant-settlements', label: 'Wróć do wyciągów' },
  add: 'Dodaj pliki',
  list: 'Wczytane pliki',
  noun: files,
  empty: {
    title: 'Nie ma tu plików',
    text: 'Wczytaj pliki z\u00a0banku, aby zobaczyć, co w\u00a0nich jest.',
  },
  columns: {
    file: 'Plik',
    format: 'Format',
    state: 'Stan',
    matched: 'Dopasowane',
    unmatched: 'Do wyjaśnienia',
    known: 'Już znane',
    asked: 'Ta sama?',
    refused: 'Odrzucone',
    whole: 'Suma pliku',
  },
  states: {
    refused: 'Nie wczytano',
    damaged: 'Uszkodzony',
    accepted: 'Zaakceptowany',
    empty: 'Bez wpłat',
    asked: 'Do odpowiedzi',
    known: 'Zgodny, wszystko znane',
    ready: 'Zgodny',
  },
  questions: (count: number) => counted(count, { one: 'pytanie', few: 'pytania', many: 'pytań' }),
  question: (number: number, of: number) => `pytanie ${number} z\u00a0${of}`,
  answerKeys: 'odpowiedź',
  nextKey: 'następne',
  damagedHelp: 'Nic nie zapisano. Pobierz plik z\u00a0banku jeszcze raz i\u00a0wczytaj go w\u00a0całości.',
  unknownHelp: 'Nic nie zapisano. Sprawdź, czy to wyciąg z\u00a0banku.',
  whole: 'Wczytaj cały plik',
  wholeOf: (fileName: string) => `Wczytaj cały plik: ${fileName}`,
  together: 'Razem',
  readable: (count: number, of: number) => `czytelne ${count} z\u00a0${of}`,
  cardCounts: (count: number, waits: number) =>
    waits > 0 ? `${counted(count, payments)} · ${waits} do wyjaśnienia` : counted(count, payments),
  acceptAll: (count: number) => `Zaakceptuj wszystkie zgodne (${count})`,
  acceptReady: (count: number) => `Zaakceptuj zgodne (${count})`,
  /** 495 wpłat z 10 plików */
  fromFiles: (count: number, of: number) =>
    `${counted(count, payments)} z\u00a0${counted(of, { one: 'pliku', few: 'plików', many: 'plików' })}`,
  acceptQuestion: (count: number) => `Zaakceptować ${counted(count, { ...files, one: 'plik' })}?`,
  acceptConsequence: (count: number, sum: string, waits: number, waitingSum: string) =>
    `Do zapisania: ${inSum(count, sum)}.${waits > 0 ? ` Do wyjaśnienia: ${inSum(waits, waitingSum)}.` : ''} Każdy plik zapisuje się w\u00a0całości albo wcale.`,
  acceptFailed: 'Nie udało się zaakceptować wszystkich plików. Stan każdego z\u00a0nich jest w\u00a0tabeli.',
  acceptDone: (count: number, sum: string) => `Zapisano: ${inSum(count, sum)}`,
} as const;
