export { mountCertificates } from './certificates.routes.ts';
