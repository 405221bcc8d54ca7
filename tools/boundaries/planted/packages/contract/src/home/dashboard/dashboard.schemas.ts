import { z } from 'zod';

export const dashboard = z.object({});
