// plants: data-knows-only-calls
import { monthHeader } from '#parts/month-header.ts';

export const months = monthHeader;
