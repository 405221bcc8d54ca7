export const adminSettingsTexts = {
  clientIdRequired: 'Podanie client_id jest wymagane',
  clientSecretRequired: 'Podanie client_secret jest wymagane',
  accountIdRequired: 'Podanie account_id jest wymagane',
  uidRequired: 'Podanie uid jest wymagane',
} as const;
