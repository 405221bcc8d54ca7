export { bookParts, bookRows, changeBookedParts, unbookRows } from './booking/booking.queries.ts';
export { askForTuitionDay, paymentJobs } from './plans/tuition-day.jobs.ts';
export { mountPayments } from './payments.routes.ts';
export { announcePayments } from './payments.service.ts';
export { findLargestOverdue, sumOverdue } from './settlements/settlement-states.queries.ts';
export { findSettledStudents } from './settlements/settled-students.service.ts';
export { listGraces, setGrace, type PaymentGrace } from './plans/grace.queries.ts';
