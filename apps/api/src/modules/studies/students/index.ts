export { addEnrolment } from './enrolling/adding.service.ts';
export { studentsPrinted } from './exports/exports.service.ts';
export { enrolmentsWithCourses } from './enrolling/enrolments-with-courses.queries.ts';
export { namesOfFilter } from './enrolling/choices.queries.ts';
export { firstStudents, recipients as studentRecipients } from './students.service.ts';
export { mountStudents } from './students.routes.ts';
export { incompleteFolders, studentsByCourse } from './folders/what-waits.service.ts';
