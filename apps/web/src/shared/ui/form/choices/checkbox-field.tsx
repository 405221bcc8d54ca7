import { bindControl } from '../bind-control.tsx';
import { CheckboxControl } from './checkbox-control.tsx';

export const CheckboxField = bindControl(CheckboxControl, false);
