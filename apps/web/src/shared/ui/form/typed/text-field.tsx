import { bindTextControl } from '../bind-control.tsx';
import { TextControl } from './text-control.tsx';

export const TextField = bindTextControl(TextControl);
