import { bindControl } from '#shared/ui/form/bind-control.tsx';
import { PlaceControl } from './place-control.tsx';

export const PlaceField = bindControl(PlaceControl, null);
