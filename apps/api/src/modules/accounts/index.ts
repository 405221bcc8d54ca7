export { accountJobs } from './accounts.jobs.ts';
export { mountAccounts } from './accounts.routes.ts';
export { createFirstAdministrator, newAdministrator } from './first-administrator.service.ts';
export { endAccess, followNewAddress, sendFirstLogin, sendOneTimePassword } from './first-login.service.ts';
