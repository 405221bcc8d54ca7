export { mountAdminSettings } from './admin-settings.routes.ts';
export { credentialsColumn } from './sealed-credentials.ts';
export { openCredentials, judgeProblem } from './zoom.service.ts';
