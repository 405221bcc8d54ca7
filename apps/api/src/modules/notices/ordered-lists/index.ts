export { orderedFileColumn } from './file-columns.ts';
export { askForExpiredLists, orderedListJobs } from './ordered-lists.jobs.ts';
export { mountOrderedLists } from './ordered-lists.routes.ts';
export { orderList } from './ordering.service.ts';
