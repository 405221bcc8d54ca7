export { mayFillIn } from './own-words.policy.ts';
export { listValues, type About } from './values.queries.ts';
export { findValues, refuseOpenFields } from './own-words.service.ts';
