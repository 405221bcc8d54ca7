// plants: notices-knows-only-floors-below
import { dashboard } from '../../home/dashboard/dashboard.schemas.ts';

export const upward = dashboard;
