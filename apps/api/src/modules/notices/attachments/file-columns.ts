import { defineFileColumn } from '#platform/files/file-columns.ts';

export const attachmentColumn = defineFileColumn({ table: 'stored_files', column: 'file_key' });
