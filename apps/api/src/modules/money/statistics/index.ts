export { mountStatistics } from './statistics.routes.ts';
