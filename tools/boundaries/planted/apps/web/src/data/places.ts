import { format } from '#shared/lib/dates.ts';

export const placesQuery = { queryKey: ['places'], queryFn: () => format };
