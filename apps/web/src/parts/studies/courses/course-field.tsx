import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { CourseControl } from './course-control.tsx';

export const CourseField = bindControl(CourseControl, null);
