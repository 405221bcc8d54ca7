import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { SemesterControl } from './semester-control.tsx';

export const SemesterField = bindControl(SemesterControl, null);
