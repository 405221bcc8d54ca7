import { format } from '#shared/format.ts';

export const render = format;
