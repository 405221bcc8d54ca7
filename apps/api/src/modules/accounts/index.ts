export { accountJobs } from './accounts.jobs.ts';
export { mountAccounts } from './accounts.routes.ts';
export { endAccess, followNewAddress, sendFirstLogin, sendOneTimePassword } from './first-login.service.ts';
