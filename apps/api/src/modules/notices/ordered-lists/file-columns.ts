import { defineFileColumn } from '#platform/files/file-columns.ts';

export const orderedFileColumn = defineFileColumn({ table: 'ordered_lists', column: 'file_key' });
