export { mountDashboard } from './dashboard.routes.ts';
