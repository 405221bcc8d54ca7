export { mountMentors } from './mentors.routes.ts';
