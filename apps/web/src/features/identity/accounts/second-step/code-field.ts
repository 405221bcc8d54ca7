import { secondStepTexts as texts } from '#features/identity/accounts/second-step/second-step.texts.ts';

/** The same in every form that asks for a code. */
export const codeField = {
  label: texts.codeOrRecovery,
  autoComplete: 'one-time-code',
  spellCheck: false,
  autoCapitalize: 'none',
} as const;

export const passwordField = { label: texts.password, autoComplete: 'current-password' } as const;
