export { bookParts, bookRows, unbookRows } from './booking.queries.ts';
export { askForTuitionDay, paymentJobs } from './tuition-day.jobs.ts';
export { mountPayments } from './payments.routes.ts';
export { announcePayments } from './payments.service.ts';
export { countOverdue } from './settlement-states.queries.ts';
export { findSettledStudents, list as listSettledStudents } from './settled-students.service.ts';
