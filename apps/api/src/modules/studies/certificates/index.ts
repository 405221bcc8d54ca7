export { certificatePdf, type Paper } from './pdf/certificate.pdf.ts';
export { mountCertificates } from './certificates.routes.ts';
export { mountCertificateFacts } from './facts.routes.ts';
