// plants: data-knows-only-calls
import { button } from '#shared/ui/button.ts';

export const styled = button;
