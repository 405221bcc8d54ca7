// plants: module-lies-in-an-area
import { z } from 'zod';

export const homeless = z.object({});
