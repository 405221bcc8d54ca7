export { mountUserAccounts } from './user-accounts.routes.ts';
