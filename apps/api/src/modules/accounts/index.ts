export { accountJobs } from './accounts.jobs.ts';
export { mountAccounts } from './accounts.routes.ts';
export { createFirstAdministrator, newAdministrator } from './first-administrator.service.ts';
export { sendOneTimePassword } from './first-login.service.ts';
export {
  addAccount,
  changeAccount,
  changeContact,
  closeAccounts,
  lockAccount,
  renameAccount,
  setCompany,
  setPhoto,
} from './users.service.ts';
