export { accountJobs, mailFirstLogin } from './accounts.jobs.ts';
export { mountAccounts } from './accounts.routes.ts';
export { asksConfirmationOfRole } from './accounts.policy.ts';
export { changingAddress } from './address-permit.service.ts';
export { confirmed } from './confirmation.service.ts';
export { open as openSessionFor } from './session.service.ts';
export { photoColumn } from './file-columns.ts';
export { secretColumn } from './sealed-secret.ts';
export { createFirstAdministrator, newAdministrator } from './first-administrator.service.ts';
export { listOffice } from './users.queries.ts';
export { sendOneTimePassword } from './first-login.service.ts';
export {
  addAccount,
  changeAccount,
  changeContact,
  changeRoleOf,
  changeRolesOf,
  closeAccounts,
  lockAccount,
  renameAccount,
  setCompany,
  setPhoto,
} from './users.service.ts';
