import { z } from 'zod';
import { dateString } from '../../common/dates.ts';
import { recordNumber } from '../../common/fields.ts';
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
  /** The number of the line in the file. */
  line: z.number().int().min(1).max(2_000_000).optional(),
  /** Which of several enrolments gets the numbers; `course` and `intake` of the file may say it as well. */
  enrolment: recordNumber.nullable().optional(),
  course: z.string().trim().max(300).optional(),
  intake: z.string().trim().max(40).optional(),
});
export type AlbumRow = z.output<typeof albumRow>;
export const albumRows = z.array(albumRow).min(1).max(mostAlbumRows);

/** The result of a row. The first three can be saved; `choose`: the person has several enrolments, and none is chosen. */
const albumStates = ['new', 'changed', 'same', 'missing', 'choose', 'doubled', 'wrong'] as const;
export type AlbumState = (typeof albumStates)[number];

export const judgedAlbumRow = albumRow.extend({
  state: z.enum(albumStates),
  /** The field that is to be corrected. */
  faulty: z.enum(['email', 'enrolment', 'album_nr', 'album_nr_2']).nullable(),
  /** The other lines of the file that say the same. */
  lines: z.array(z.number().int()),
  /** The person who has the number already. */
  holder: z.string().nullable(),
  /** The person with the address, with all enrolments, the newest first, and the one to which the numbers belong. */
  student: z
    .object({
      uid: z.number().int(),
      name: z.string(),
      enrolment: z.number().int().nullable(),
      enrolments: z.array(
        z.object({
          id: z.number().int(),
          date: dateString,
          courses: z.array(z.object({ name: z.string(), album_nr: z.string().nullable() })),
        }),
      ),
    })
    .nullable(),
});
export type JudgedAlbumRow = z.infer<typeof judgedAlbumRow>;
export const judgedAlbumRows = z.object({ items: z.array(judgedAlbumRow) });

/** How many students have another number than before. */
export const savedAlbumNumbers = z.object({ saved: z.number().int() });
