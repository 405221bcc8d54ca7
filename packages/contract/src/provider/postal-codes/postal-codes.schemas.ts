import { z } from 'zod';
import { zipPattern } from '../../numbers/contact.ts';

export const postalCode = z.string().regex(zipPattern, { error: 'Podaj kod w\u00a0formacie 00-000' });

/** More places than any code serves. */
export const mostPlacesOfCode = 300;

export const postalPlace = z.object({
  town: z.string(),
  municipality: z.string(),
  district: z.string(),
  province: z.string(),
});
export type PostalPlace = z.infer<typeof postalPlace>;

export const postalPlaces = z.object({ items: z.array(postalPlace).max(mostPlacesOfCode) });
