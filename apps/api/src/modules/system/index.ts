export { mountSystem } from './system.routes.ts';
