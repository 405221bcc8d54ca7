import { z } from 'zod';
import { keepPhone } from '../../numbers/kept-phone.ts';
import { email, flagField, recordNumber, text, version } from '../../common/fields.ts';
import { pageSchema, pagingQuery } from '../../common/paging.ts';
import { placeSortKeys } from './places.keys.ts';
import { placeTexts as texts } from './places.texts.ts';

export const placesQuery = pagingQuery(placeSortKeys).extend({
  active: z.enum(['0', '1']).optional(),
});

export const newPlace = z.strictObject({
  name: text(120, texts.nameRequired),
  /** Accounts with the coordinator role; their names make `coordinator_username`. */
  coordinators: z.array(recordNumber).min(1, texts.coordinatorRequired).max(20),
  organization: text(200, texts.organizationRequired),
  address: text(300, texts.addressRequired),
  telephone: text(40, texts.telephoneRequired).overwrite(keepPhone),
  email: email(texts.emailRequired, texts.emailMalformed),
});
export type NewPlace = z.output<typeof newPlace>;

export const placeEdit = newPlace.extend({ active: flagField, version });
export type PlaceEdit = z.output<typeof placeEdit>;

export const place = z.object({
  id: z.number().int(),
  name: z.string(),
  coordinator_username: z.string(),
  coordinators: z.array(z.number().int()),
  organization: z.string(),
  address: z.string(),
  email: z.string(),
  telephone: z.string(),
  active: flagField,
  version,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type Place = z.infer<typeof place>;

export const placesPage = pageSchema(place);

/** Where the secretariat is, and how to reach it. Its people have no names to others. */
export const secretariatContact = z.object({
  name: z.string(),
  address: z.string(),
  telephone: z.string(),
  /** Empty when the installation has none. */
  email: z.string(),
});

export const coordinatorChoice = z.object({ id: z.number().int(), name: z.string() });
