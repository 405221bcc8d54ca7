export { mountContracts } from './contracts.routes.ts';
