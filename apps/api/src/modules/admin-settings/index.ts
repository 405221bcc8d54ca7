export { mountAdminSettings } from './admin-settings.routes.ts';
export { credentialsColumn } from './sealed-credentials.ts';
