import { plural } from '@indeks/contract/common/plural';
import type { Config } from '#platform/config.ts';
import { button, code, paragraph, type MailBlock } from '#platform/mail/layout.ts';

export interface MailedSecret {
  readonly name: string;
  readonly password: string;
  readonly token: string;
  /** How long both work. */
  readonly minutes: number;
}

/** The two ways to sign in by mail. The token follows '#': browsers do not send that part, so no log on the way contains it. */
export const waysIn = ({ password, token }: MailedSecret, label: string, config: Config): MailBlock[] => [
  button(label, new URL(`/restore-password#${token}`, config.PUBLIC_ADDRESS).href),
  paragraph('Możesz też zalogować się, wpisując to jednorazowe hasło:'),
  code(password),
];

/** Follows „działają przez”, in the largest unit that gives a whole number. */
export const duration = (minutes: number): string => {
  const unit = units.find(({ length }) => minutes % length === 0 && minutes > length) ?? minute;
  const count = minutes / unit.length;
  return `${count} ${plural(count, unit)}`;
};

const minute = { length: 1, one: 'minutę', few: 'minuty', many: 'minut' };
const units = [
  { length: 24 * 60, one: 'dzień', few: 'dni', many: 'dni' },
  { length: 60, one: 'godzinę', few: 'godziny', many: 'godzin' },
  minute,
];
