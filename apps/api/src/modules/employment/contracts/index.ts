export { listOfPerson as listContracts } from './contracts.queries.ts';
export { mountContracts } from './contracts.routes.ts';
