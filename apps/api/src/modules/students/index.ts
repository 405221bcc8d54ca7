export { addEnrolment } from './adding.service.ts';
export { studentsPrinted } from './exports.service.ts';
export { enrolmentsWithCourses } from './enrolments-with-courses.queries.ts';
export { firstStudents, recipients as studentRecipients } from './students.service.ts';
export { mountStudents } from './students.routes.ts';
export { incompleteFolders, studentsByCourse } from './what-waits.service.ts';
