export { accountJobs, mailFirstLogin } from './accounts.jobs.ts';
export { mountAccounts } from './accounts.routes.ts';
export { asksConfirmationOfRole } from './accounts.policy.ts';
export { changingAddress } from './users/address-permit.service.ts';
export { confirmed } from './signing-in/confirmation.service.ts';
export { open as openSessionFor } from './signing-in/session.service.ts';
export { photoColumn } from './users/file-columns.ts';
export { secretColumn } from './second-step/sealed-secret.ts';
export { createFirstAdministrator, newAdministrator } from './users/first-administrator.service.ts';
export { listPeopleInRoles } from './users/users.queries.ts';
export { sendOneTimePassword } from './signing-in/first-login.service.ts';
export {
  addAccount,
  changeAccount,
  changeContact,
  giveRole,
  giveRoles,
  closeAccounts,
  holdAccount,
  renameAccount,
  setCompany,
  setPhoto,
} from './users/users.service.ts';
