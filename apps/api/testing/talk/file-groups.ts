import type { AudienceRole } from '@indeks/contract/talk/file-groups/file-groups.keys';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { emptyPdf } from '../pdf-text.ts';

interface Traits {
  readonly name?: string;
  readonly roles?: readonly AudienceRole[];
  readonly semesters?: readonly string[];
}

export const insertFileGroup = (
  db: Database,
  { name = 'Regulaminy', roles = [0, 2, 3, 5], semesters = [] }: Traits = {},
): Promise<number> =>
  insertRow(db, 'file_groups', { name, roles: [...roles], semesters: sql<string[]>`${semesters}::date[]` });

/** A file of a group, with its content in the store. */
export const insertGroupFile = async (db: Database, files: FileStore, groupId: number) => {
  const { key } = await files.put(emptyPdf, { contentType: 'application/pdf' });
  const at = new Date('2026-11-10T10:00:00Z');
  const { id: file_id, file } = await db
    .insertInto('stored_files')
    .values({
      kind: 'file-group',
      name: 'regulamin.pdf',
      content_type: 'application/pdf',
      bytes: emptyPdf.length,
      file_key: key,
      added_at: at,
    })
    .returning(['id', 'file'])
    .executeTakeFirstOrThrow();
  const id = await insertRow(db, 'group_files', {
    group_id: groupId,
    file_id,
    description: 'Regulamin studiów',
    added_at: at,
  });
  return { id, file };
};
