export { mayTalk } from './chat.policy.ts';
export { mountChat } from './chat.routes.ts';
export { writeToMany } from './writing-to-many.service.ts';
export { listOffice } from './partners.queries.ts';
