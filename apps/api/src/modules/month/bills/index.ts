export { mountBills } from './bills.routes.ts';
export { pictureColumn, thumbnailColumn } from './file-columns.ts';
