import { course } from '../../studies/courses/courses.schemas.ts';

export const downward = course;
