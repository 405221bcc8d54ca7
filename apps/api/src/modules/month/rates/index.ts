export { rateOfRow } from './rates.queries.ts';
export { mountRates } from './rates.routes.ts';
export { rateInForce, ratesInForce } from './rates.service.ts';
