export { mountStudents } from './students.routes.ts';
