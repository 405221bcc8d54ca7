import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { insertFile } from './chat.ts';
import { insertCourse } from '../studies/courses.ts';
import { enrol } from '../studies/enrolments.ts';
import { insertPlace } from '../provider/places.ts';

export const mentorFields = {
  firstname: 'Adrianna',
  lastname: 'Brzeska',
  email: 'a.brzeska@test.example',
  telephone: '600100200',
  description: 'Dyrektorka finansowa, Grupa Kasztan',
} as const;

let counter = 0;

export const insertTag = async (db: Database, name?: string): Promise<number> => {
  counter += 1;
  return insertRow(db, 'tags', { name: name ?? `Tag ${counter}` });
};

/** A mentor with a business card and a tag. */
export const insertMentor = async (
  db: Database,
  files: FileStore,
  more: Partial<Insertable<DB['mentors']>> = {},
) => {
  const card = await insertFile(db, files, 'mentor');
  const id = await insertRow(db, 'mentors', { ...mentorFields, card_id: card.id, ...more });
  const tag = await insertTag(db);
  await db.insertInto('mentor_tags').values({ mentor_id: id, tag_id: tag }).execute();
  return { id, file: card.file, tag };
};

/** Puts a student on a course that is marked as MBA. */
export const enrolInMba = async (db: Database, userId: number): Promise<void> => {
  const { id: courseId } = await insertCourse(db, 'MBA');
  await db.updateTable('courses').set({ mba: true }).where('id', '=', courseId).execute();
  await enrol(db, { placeId: await insertPlace(db), userId, courseId });
};
