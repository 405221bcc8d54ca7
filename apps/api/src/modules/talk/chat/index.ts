export { mayWriteTo, type Acquaintance } from './chat.policy.ts';
export { mountChat } from './chat.routes.ts';
export { writeToMany } from './writing-to-many.service.ts';
export { withdrawMessages } from './withdrawing.service.ts';
export { hasTalkedWith, mayWriteToAll } from './partners.service.ts';
