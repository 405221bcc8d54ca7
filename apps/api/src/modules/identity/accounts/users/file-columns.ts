import { defineFileColumn } from '#platform/files/file-columns.ts';

export const photoColumn = defineFileColumn({ table: 'users', column: 'avatar_file' });
