import { role, type Role } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';

/** The first page after login. */
export const landingPage = (of: Role, consent: Date | null, restricted: boolean): string => {
  if (restricted) return '/change-password';
  if (of === role.superAdmin) return '/statistics';
  if (of === role.administrator) return '/users';
  if (of === role.coordinator) return '/students';
  if (of === role.student) return consent ? '/student-personal-data' : '/change-password';
  return '/dashboard';
};

interface AccountState {
  readonly active: number;
  readonly archived_at: Date | null;
}

/** Whether somebody may sign in with the account. */
export const isUsable = <A extends AccountState>(account: A | undefined): account is A =>
  account !== undefined && isOn(account.active) && account.archived_at === null;

interface PasswordState {
  readonly user_role: Role;
  readonly must_change_password: boolean;
  readonly rodo: Date | null;
}

/** A first session is restricted: the password was given, or a student has not accepted the notice yet. */
export const startsRestricted = (user: PasswordState): boolean =>
  user.must_change_password || (user.user_role === role.student && user.rodo === null);

/** j•••@g•••.pl: enough to recognise one's own address, too little to learn another's. */
export const maskEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  const [host = '', ...endings] = domain.split('.');
  return `${local.slice(0, 1)}•••@${host.slice(0, 1)}•••.${endings.at(-1) ?? ''}`;
};

/** Nine digits, however they were typed: '+48 501-220-410' and '501220410' are one number. */
export const telephoneDigits = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/^(?:00)?48(?=\d{9}$)/, '');
