import type { NotificationKind } from '@indeks/contract/notices/notifications/notifications.keys';
import { counted, plural } from '#shared/lib/plural.ts';

const noun = { one: 'powiadomienie', few: 'powiadomienia', many: 'powiadomień' };

const actions: Readonly<Partial<Record<NotificationKind, string>>> = {
  message: 'Odpowiedz',
  'report-rejected': 'Popraw',
  'report-taken-back': 'Popraw',
  'report-reminder': 'Wyślij',
  'list-ready': 'Pobierz',
};

export const notificationsTexts = {
  title: 'Lista wszystkich powiadomień',
  help: (unread: number) =>
    unread === 0
      ? 'Nie masz nowych powiadomień. Kliknięcie otwiera sprawę.'
      : `${unread >= 100 ? '99+' : unread}\u00a0${plural(unread, { one: 'nowe', few: 'nowe', many: 'nowych' })}. Kliknięcie otwiera sprawę i\u00a0oznacza ją jako przeczytaną.`,
  watchAll: 'Oznacz wszystkie jako przeczytane',
  watched: 'Wszystkie powiadomienia są przeczytane.',
  list: 'Powiadomienia',
  noun,
  empty: {
    title: 'Brak powiadomień',
    text: 'Tu zobaczysz wiadomości, decyzje o\u00a0raportach i\u00a0spotkania.',
  },
  filters: {
    label: 'Które powiadomienia',
    all: 'Wszystkie',
    unread: 'Nowe',
    chat: 'Chat',
    meetings: 'Spotkania',
    reports: 'Raporty',
    issues: 'Zgłoszenia',
    payments: 'Opłaty',
    lists: 'Listy',
    accounts: 'Konta',
    security: 'Bezpieczeństwo',
    grades: 'Oceny',
  },
  selectAll: 'Zaznacz wszystkie na tej stronie',
  select: (name: string) => `Zaznacz: ${name}`,
  ages: { today: 'Dzisiaj', yesterday: 'Wczoraj', earlier: 'Wcześniej' },
  isNew: 'nowe',
  actionOf: (kind: NotificationKind) => actions[kind] ?? 'Zobacz',
  removal: {
    action: 'Usuń zaznaczone',
    question: 'Czy na pewno chcesz usunąć poniższe notyfikacje?',
    consequence: 'Znikną z\u00a0Twojej listy. Rozmowy, raporty i\u00a0spotkania zostają.',
    confirm: (count: number) => `Usuń ${counted(count, noun)}`,
    removed: (count: number) => `Usunięto ${counted(count, noun)}.`,
  },
  choices: {
    title: 'Co i\u00a0gdzie wysyłać',
    help: 'W\u00a0portalu zobaczysz wszystko. Wybierz, co ma przyjść także e-mailem. W\u00a0nocy nie piszemy.',
    failed: 'Nie udało się odczytać ustawień.',
    saved: 'Zapisano.',
    types: {
      1: 'Nieprzeczytane wiadomości',
      2: 'Odrzucony raport',
      3: 'Spotkania online',
      4: 'Zgłoszenia',
      5: 'Przypomnienia o\u00a0wpłacie',
      6: 'Zamówione listy',
      7: 'Przywrócone adresy kont',
      8: 'Stan bezpieczeństwa',
      9: 'Nowe oceny',
      10: 'Świadectwa',
    },
    values: { here: 'tylko w\u00a0portalu', 'at-once': 'od razu', digest: 'raz dziennie' },
  },
} as const;
