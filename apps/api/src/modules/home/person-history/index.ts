export { mountPersonHistory } from './person-history.routes.ts';
