// plants: month-knows-only-floors-below
import { course } from '../../studies/courses/courses.schemas.ts';

export const sideways = course;
