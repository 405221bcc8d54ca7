export { mountRates } from './rates.routes.ts';
export { rateInForce } from './rates.service.ts';
