import type { FindingState } from '@indeks/contract/provider/security-state/security-state.keys';
import { counted } from '#shared/lib/plural.ts';

const states: Readonly<Record<FindingState, string>> = {
  bad: 'Źle',
  warning: 'Uwaga',
  unknown: 'Nie wiadomo',
  ok: 'Dobrze',
};

const summaries: Readonly<Record<FindingState, (count: number) => string>> = {
  bad: (count) => counted(count, { one: 'sprawa zła', few: 'sprawy złe', many: 'spraw złych' }),
  warning: (count) => counted(count, { one: 'uwaga', few: 'uwagi', many: 'uwag' }),
  unknown: (count) => counted(count, { one: 'niewiadoma', few: 'niewiadome', many: 'niewiadomych' }),
  ok: (count) => counted(count, { one: 'w\u00a0porządku', few: 'w\u00a0porządku', many: 'w\u00a0porządku' }),
};

export const securityStateTexts = {
  title: 'Stan bezpieczeństwa',
  help: 'Co noc portal sprawdza sam siebie: konta, klucze, kopie, miejsce i\u00a0certyfikat.',
  check: 'Sprawdź teraz',
  list: 'Wyniki sprawdzenia',
  checkedAt: (moment: string) => `Sprawdzono ${moment}.`,
  lost: 'Ostatnie sprawdzenie nie zostało dokończone.',
  running: 'Sprawdzam instalację',
  progress: (done: number, total: number) => `${done} z\u00a0${total}`,
  states,
  summaries,
  advice: 'Co zrobić:',
  badSince: (moment: string) => `Źle od ${moment}.`,
  people: 'Kogo dotyczy:',
  morePeople: (count: number) =>
    `i\u00a0jeszcze ${counted(count, { one: 'osoba', few: 'osoby', many: 'osób' })}`,
  open: 'Przejdź do ekranu',
  openNamed: (title: string) => `Przejdź do ekranu: ${title}`,
  failed: 'Nie udało się odczytać stanu bezpieczeństwa.',
  empty: {
    title: 'Jeszcze nie sprawdzano',
    text: 'Pierwsze sprawdzenie odbędzie się w\u00a0nocy. Możesz też sprawdzić od razu.',
  },
} as const;
