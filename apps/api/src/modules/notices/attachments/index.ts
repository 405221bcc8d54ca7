export { find as findAttachment } from './attachments.queries.ts';
export { attach, detach, download, publishable, renameAttachment, storable } from './attachments.service.ts';
export { attachmentColumn } from './file-columns.ts';
