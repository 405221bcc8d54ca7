import { defineFileColumn } from '#platform/files/file-columns.ts';

export const protocolFileColumn = defineFileColumn({ table: 'protocols', column: 'pdf_key' });
