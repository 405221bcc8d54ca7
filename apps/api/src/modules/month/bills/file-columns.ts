import { defineFileColumn } from '#platform/files/file-columns.ts';

export const pictureColumn = defineFileColumn({ table: 'bills', column: 'picture_key' });
export const thumbnailColumn = defineFileColumn({ table: 'bills', column: 'thumbnail_key' });
