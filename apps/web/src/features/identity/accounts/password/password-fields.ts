import { accountsTexts as texts } from '#features/identity/accounts/accounts.texts.ts';

/** The same words in every form that sets a password. */
export const newPasswordField = {
  label: texts.newPassword,
  description: texts.passwordRule,
  autoComplete: 'new-password',
} as const;

export const repeatField = { label: texts.repeatPassword, autoComplete: 'new-password' } as const;
