import type { Role } from '@indeks/contract/access/roles';

/** In groups of four, to be typed. */
export const readable = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Normalizes a typed recovery code: without spaces, in lower case. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A recovery code in its original form, even if it was typed without hyphens. */
export const shownRecoveryCode = (code: string): string => code.match(/.{1,6}/g)?.join('-') ?? code;

interface StepState {
  readonly user_role: Role;
  readonly second_step_since: Date | null;
}

/** The role requires a second step that is not set up: nothing else can be opened before. */
export const lacksSecondStep = (account: StepState, requiredFor: readonly Role[]): boolean =>
  account.second_step_since === null && requiredFor.includes(account.user_role);
