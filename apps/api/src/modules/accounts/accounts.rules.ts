import type { Role } from '@indeks/contract/access/roles';

/** The first page after login. 11 is tested before anything else, since it also has all rights of 1. */
export const landingPage = (role: Role, consent: Date | null, restricted: boolean): string => {
  if (restricted) return '/change-password';
  if (role === 11) return '/statistics';
  if (role === 1) return '/users';
  if (role === 2) return '/students';
  if (role === 3) return consent ? '/student-personal-data' : '/change-password';
  return '/dashboard';
};

interface PasswordState {
  readonly user_role: Role;
  readonly must_change_password: boolean;
  readonly rodo: Date | null;
}

/** First login: a password that was given, or a student who has not accepted the notice yet. */
export const startsRestricted = (user: PasswordState): boolean =>
  user.must_change_password || (user.user_role === 3 && user.rodo === null);

/** j•••@g•••.pl: enough to recognise one's own address, too little to learn another's. */
export const maskEmail = (email: string): string => {
  const [local = '', domain = ''] = email.split('@');
  const [host = '', ...endings] = domain.split('.');
  return `${local.slice(0, 1)}•••@${host.slice(0, 1)}•••.${endings.at(-1) ?? ''}`;
};

/** Nine digits, however they were typed: '+48 501-220-410' and '501220410' are one number. */
export const telephoneDigits = (typed: string): string =>
  typed.replace(/\D/g, '').replace(/^(?:00)?48(?=\d{9}$)/, '');
