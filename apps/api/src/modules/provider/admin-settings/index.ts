export { mountAdminSettings } from './admin-settings.routes.ts';
export { credentialsColumn } from './sealed-credentials.ts';
export { openCredentials, problemOf } from './zoom.service.ts';
