import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApp } from '../test-app.ts';
import { wordOf, type Kind, type VictimName } from './canaries.ts';

/** Columns of free text, and what a word in them tells about. A new column of this sort belongs here. */
const columns: readonly (readonly [table: string, column: string, kind: Kind])[] = [
  ['enrolments', 'comment', 'enrolment'],
  ['enrolment_courses', 'album_nr', 'enrolment'],
  ['payments', 'comment', 'money'],
  ['bank_report_rows', 'payer', 'money'],
  ['bank_report_rows', 'title', 'money'],
  ['messages', 'text', 'talk'],
  ['issues', 'title', 'issue'],
  ['issues', 'description', 'issue'],
  ['issue_messages', 'text', 'issue'],
  ['notifications', 'title', 'notice'],
  ['notifications', 'text', 'notice'],
  ['broadcasts', 'subject', 'broadcast'],
  ['broadcasts', 'text', 'broadcast'],
  ['online_meetings', 'topic', 'meeting'],
  ['candidates', 'surname', 'candidate'],
  ['candidates', 'comment', 'candidate'],
  ['cars', 'brand', 'work'],
  ['work_times', 'comment', 'work'],
  ['trips', 'comment', 'work'],
  ['trips', 'destination', 'work'],
  ['meetings', 'comment', 'work'],
  ['bills', 'file_name', 'work'],
  ['monthly_reports', 'reason', 'work'],
  ['contracts', 'number', 'contract'],
];

/** Puts the person's words into all of their rows, and gives them a photo; answers the names of their files. */
export const plantWords = async (app: TestApp, of: VictimName, number: number): Promise<string[]> => {
  for (const [table, column, kind] of columns)
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${planted(of, kind, column)}
      where id >= ${number} and id < ${number + 1_000}`.execute(app.db);
  await sql`update stored_files set name = ${`${wordOf(of, 'talk')}.png`} where kind = 'chat' and id >= ${number}`.execute(
    app.db,
  );
  await sql`update stored_files set name = ${`${wordOf(of, 'issue')}.png`} where kind = 'issue' and id >= ${number}`.execute(
    app.db,
  );
  const photo = await app.services.files.put(Buffer.from(wordOf(of, 'photo')), { contentType: 'image/webp' });
  await app.db.updateTable('users').set({ avatar_file: photo.key }).where('id', '=', number).execute();
  const files = await sql<{ file: string }>`
    select file from stored_files where id >= ${number} and id < ${number + 1_000}
    union all select file from bills where user_id = ${number}`.execute(app.db);
  return [...files.rows.map(({ file }) => file), randomUUID()];
};

/** The number in the album must be its own. */
const planted = (of: VictimName, kind: Kind, column: string): string =>
  column === 'album_nr' ? wordOf(of, kind).slice(0, 20) : wordOf(of, kind);
