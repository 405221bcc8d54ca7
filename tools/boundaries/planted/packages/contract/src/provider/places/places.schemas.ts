import { z } from 'zod';

export const place = z.object({ name: z.string() });
