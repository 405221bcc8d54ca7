export { mountCourses } from './courses.routes.ts';
