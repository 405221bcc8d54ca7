export { mergedPrinted } from './documents.service.ts';
export { protocolFileColumn } from './file-columns.ts';
export { mountProtocols } from './protocols.routes.ts';
export { protocolPdf } from './pdf/protocol.pdf.ts';
