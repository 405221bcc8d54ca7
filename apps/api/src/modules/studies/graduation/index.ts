export { mountGraduation } from './graduation.routes.ts';
