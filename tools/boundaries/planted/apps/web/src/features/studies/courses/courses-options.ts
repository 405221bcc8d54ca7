// plants: queries-only-in-data
import { queryOptions } from '@tanstack/react-query';

export const coursesOptions = queryOptions(undefined);
