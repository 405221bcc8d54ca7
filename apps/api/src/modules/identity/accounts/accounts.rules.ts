import { role, type Role } from '@indeks/contract/access/roles';
import { isOn } from '@indeks/contract/common/flags';
import { keepPhone, keptPhonePattern } from '@indeks/contract/numbers/kept-phone';
import type { Restriction } from '#platform/auth/sessions.queries.ts';
import { lacksSecondStep } from './second-step/second-step.rules.ts';

/** The first page after login. */
export const landingPage = (of: Role, restriction: Restriction): string => {
  if (restriction === 'second-step') return '/second-step';
  if (restriction !== 'none') return '/change-password';
  if (of === role.superAdmin) return '/statistics';
  if (of === role.administrator) return '/users';
  if (of === role.coordinator) return '/students';
  if (of === role.student) return '/student-personal-data';
  return '/dashboard';
};

interface AccountState {
  readonly active: number;
  readonly archived_at: Date | null;
}

/** Whether somebody may sign in with the account. */
export const isUsable = <A extends AccountState>(account: A | undefined): account is A =>
  account !== undefined && isOn(account.active) && account.archived_at === null;

interface Ownership {
  readonly password_hash: string | null;
  readonly first_login_at: Date | null;
}

/** Whether somebody has come in with the account, who could lose it. */
export const isOwned = ({ password_hash, first_login_at }: Ownership): boolean =>
  password_hash !== null || first_login_at !== null;

interface PasswordState {
  readonly user_role: Role;
  readonly must_change_password: boolean;
  readonly rodo: Date | null;
}

/**
 * A first session is restricted until an own password is set, one of a student until the notice is accepted. So is every
 * one of a role that must have a second step and has none.
 */
export const restrict = (
  user: PasswordState & Parameters<typeof lacksSecondStep>[0],
  secondStepFor: readonly Role[],
): Restriction => {
  if (user.must_change_password) return 'password';
  if (owesNotice(user)) return 'notice';
  return lacksSecondStep(user, secondStepFor) ? 'second-step' : 'none';
};

/** Whether a student has a password of their own and has not accepted the notice yet. */
export const owesNotice = ({ user_role, must_change_password, rodo }: PasswordState): boolean =>
  user_role === role.student && !must_change_password && rodo === null;

/** Letters may change their case: it is still the same mailbox. */
export const isSameAddress = (one: string, two: string): boolean => one.toLowerCase() === two.toLowerCase();

/** j•••@g•••.pl: enough to recognise one's own address, too little to learn another's. */
export const maskEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  const [host = '', ...endings] = domain.split('.');
  return `${local.slice(0, 1)}•••@${host.slice(0, 1)}•••.${endings.at(-1) ?? ''}`;
};

/** Normalizes a telephone number: '+48 501-220-410' and '501220410' are the same. */
export const telephoneDigits = (typed: string): string => {
  const kept = keepPhone(typed);
  return keptPhonePattern.test(kept) ? kept : typed.replace(/\D/g, '');
};
