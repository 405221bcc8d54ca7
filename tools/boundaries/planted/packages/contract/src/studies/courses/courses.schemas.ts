import { z } from 'zod';

export const course = z.object({});
