import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { CourseControl, PlaceControl } from './reference-controls.tsx';

export const CourseField = bindControl(CourseControl, null);

export const PlaceField = bindControl(PlaceControl, null);
