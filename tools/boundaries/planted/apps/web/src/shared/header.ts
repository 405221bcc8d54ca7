// plants: shared-knows-no-data
import { monthHeader } from '#parts/month-header.ts';

export const header = monthHeader;
