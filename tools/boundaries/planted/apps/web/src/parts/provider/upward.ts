// plants: provider-knows-only-floors-below
import { dashboard } from '../../../../../packages/contract/src/home/dashboard/dashboard.schemas.ts';

export const upward = dashboard;
