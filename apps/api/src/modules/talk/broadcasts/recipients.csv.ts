import type { RecipientState, SkipReason } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { warsawTime } from '@indeks/contract/common/warsaw-time';
import { textColumn } from '#platform/csv/csv.ts';
import type { RecipientRow } from './recipients.queries.ts';

function nameState({ state, reason, read, by_mail }: RecipientRow): string {
  if (read) return 'Przeczytana';
  if (reason) return reasonWords[reason];
  return by_mail && state === 'sent' ? 'Wysłana e-mailem' : stateWords[state];
}

export const recipientColumns = [
  textColumn<RecipientRow>('Nazwisko i imię', ({ listed_name }) => listed_name),
  textColumn<RecipientRow>('E-mail', ({ email }) => email),
  textColumn<RecipientRow>('Stan', nameState),
  textColumn<RecipientRow>('Kiedy', ({ at }) => (at ? formatMoment(at) : '')),
];

const formatMoment = (at: Date): string => {
  const { date, time } = warsawTime(at);
  return `${date} ${time}`;
};

const stateWords: Readonly<Record<RecipientState, string>> = {
  waiting: 'Czeka',
  queued: 'E-mail w kolejce',
  sent: 'Nieprzeczytana',
  skipped: 'Pominięta',
  recalled: 'Cofnięta',
};
const reasonWords: Readonly<Record<SkipReason, string>> = {
  inactive: 'Pominięta: konto nieaktywne',
  self: 'Pominięta: nadawca',
  address: 'Pominięta: nowy adres e-mail',
  nothing: 'Pominięta: brak danych do treści',
};
