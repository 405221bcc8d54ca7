import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { DB } from '#platform/db/generated/schema.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { insertFile } from './chat.ts';

const at = new Date('2026-11-13T10:00:00Z');

export const issueFields = {
  title: 'Nie widzę grupy B w dzienniku',
  type: 1,
  description: 'Po wybraniu kierunku lista jest pusta.',
} as const;

export const insertIssue = (
  db: Database,
  reporterId: number,
  more: Partial<Insertable<DB['issues']>> = {},
): Promise<number> =>
  insertRow(db, 'issues', {
    ...issueFields,
    reporter_id: reporterId,
    created_at: at,
    waiting_since: at,
    ...more,
  });

/** An attachment of an issue, or, without one, an upload that was not sent yet. */
export const insertIssueFile = async (
  db: Database,
  files: FileStore,
  ownerId: number,
  issueId: number | null = null,
) => {
  const { id: file_id, file } = await insertFile(db, files, 'issue');
  const id = await insertRow(db, 'issue_files', {
    issue_id: issueId,
    owner_id: ownerId,
    file_id,
    added_at: at,
  });
  return { id, file };
};

/** A message with an attachment. */
const insertIssueMessage = async (
  db: Database,
  files: FileStore,
  issueId: number,
  senderId: number,
  by_secretariat = false,
) => {
  const { id: file_id, file } = await insertFile(db, files, 'issue');
  const id = await insertRow(db, 'issue_messages', {
    issue_id: issueId,
    sender_id: senderId,
    by_secretariat,
    text: randomUUID(),
    file_id,
    at,
  });
  return { id, file };
};

/** An issue with an attachment and a message with another. */
export const insertWholeIssue = async (db: Database, files: FileStore, reporterId: number) => {
  const id = await insertIssue(db, reporterId);
  return {
    id,
    attached: await insertIssueFile(db, files, reporterId, id),
    message: await insertIssueMessage(db, files, id, reporterId),
  };
};

/** What the secretariat says of an issue among itself. */
export const insertIssueNote = (
  db: Database,
  issueId: number,
  authorId: number,
  text = 'Notatka',
): Promise<number> => insertRow(db, 'issue_notes', { issue_id: issueId, author_id: authorId, text, at });
