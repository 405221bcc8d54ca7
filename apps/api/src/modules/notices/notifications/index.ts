export { askForDigest, notificationJobs } from './notifications.jobs.ts';
export { mountNotifications } from './notifications.routes.ts';
export { findChoice, watchMessages, watchThing } from './notifications.service.ts';
export { notify, type Told } from './notifying.service.ts';
export { withdrawNotifications } from './withdrawing.service.ts';
