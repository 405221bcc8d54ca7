import { z } from 'zod';

/** Money is a whole number of grosze; a float never holds it. */
export const grosze = z.number().int().min(-100_000_000_00).max(100_000_000_00);
