export { mountPostalCodes } from './postal-codes.routes.ts';
export { loadPostalCodes } from './postal-codes.service.ts';
