export { mountWorkTimes } from './work-times.routes.ts';
