import { format } from '#shared/format.ts';

export const placesPage = format;
