export { readAcceptedHours, timesPrinted } from './documents.service.ts';
export { mountWorkTimes } from './work-times.routes.ts';
