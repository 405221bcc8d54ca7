import { format as write } from '#shared/format.ts';

export const format = write;
