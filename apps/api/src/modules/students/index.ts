export { addEnrolment } from './adding.service.ts';
export { mountStudents } from './students.routes.ts';
