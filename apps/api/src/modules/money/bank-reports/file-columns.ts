import { defineFileColumn } from '#platform/files/file-columns.ts';

export const bankFileColumn = defineFileColumn({ table: 'bank_reports', column: 'file_key' });
