export { mountAdminSettings } from './admin-settings.routes.ts';
