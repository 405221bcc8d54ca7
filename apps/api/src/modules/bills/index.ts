export { mountBills } from './bills.routes.ts';
