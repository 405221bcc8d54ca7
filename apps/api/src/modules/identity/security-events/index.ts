export { mountSecurityEvents } from './security-events.routes.ts';
