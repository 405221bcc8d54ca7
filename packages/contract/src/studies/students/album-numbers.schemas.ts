import { z } from 'zod';
import { dateString } from '../common/dates.ts';
import { albumNumberTexts as texts } from './album-numbers.texts.ts';

/** More students than one intake has. */
export const mostAlbumRows = 2_000;

/** Under 2 MB. */
export const albumFileRule = {
  field: 'file',
  countsAs: 'album-numbers',
  maxBytes: 1_999_999,
  kinds: ['csv'],
  tooLarge: texts.tooLarge,
} as const;
export const noAlbumFields = z.strictObject({});

/** A line of the file, also one that is still to be corrected. An empty second number leaves it as it is. */
const albumRow = z.strictObject({
  email: z.string().trim().max(254),
  album_nr: z.string().trim().max(40),
  album_nr_2: z.string().trim().max(40),
});
export type AlbumRow = z.output<typeof albumRow>;
export const albumRows = z.array(albumRow).min(1).max(mostAlbumRows);

/** What a row comes to. The first three can be saved. */
const albumStates = ['new', 'changed', 'same', 'missing', 'doubled', 'wrong'] as const;
export type AlbumState = (typeof albumStates)[number];

export const judgedAlbumRow = albumRow.extend({
  state: z.enum(albumStates),
  /** The field that is to be corrected. */
  faulty: z.enum(['email', 'album_nr', 'album_nr_2']).nullable(),
  /** The other lines of the file that say the same, counted from 1. */
  lines: z.array(z.number().int()),
  /** Whoever has the number already. */
  holder: z.string().nullable(),
  /** Whom the address names, with the newest enrolment, whose numbers these are. */
  student: z
    .object({
      uid: z.number().int(),
      name: z.string(),
      date: dateString,
      courses: z.array(z.object({ name: z.string(), album_nr: z.string().nullable() })),
    })
    .nullable(),
});
export type JudgedAlbumRow = z.infer<typeof judgedAlbumRow>;
export const judgedAlbumRows = z.object({ items: z.array(judgedAlbumRow) });

/** How many students have another number than before. */
export const savedAlbumNumbers = z.object({ saved: z.number().int() });
