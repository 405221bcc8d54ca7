import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { pngBytes } from '../pictures.ts';

const at = new Date('2026-11-13T10:00:00Z');

/** A message with an attachment in the conversation of a person with the secretariat. */
export const insertMessage = async (
  db: Database,
  files: FileStore,
  personId: number,
  senderId = personId,
) => {
  const conversation_id = await holdConversation(db, personId);
  const { id: file_id, file } = await insertFile(db, files);
  const by_secretariat = senderId !== personId;
  const id = await insertRow(db, 'messages', {
    conversation_id,
    sender_id: senderId,
    by_secretariat,
    shared: true,
    text: 'Dzień dobry',
    file_id,
    at,
  });
  for (const owner_id of [personId, null])
    await db
      .insertInto('conversation_sides')
      .values({ conversation_id, owner_id, last_message_id: id })
      .onConflict((known) =>
        known.columns(['conversation_id', 'owner_id']).doUpdateSet({ last_message_id: id }),
      )
      .execute();
  return { id, file };
};

const holdConversation = async (db: Database, personId: number): Promise<number> => {
  const { id } = await db
    .insertInto('conversations')
    .values({ person_id: personId, other_id: null })
    .onConflict((known) =>
      known
        .columns(['person_id', 'other_id'])
        .doUpdateSet((row) => ({ person_id: row.ref('excluded.person_id') })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

let picture: Promise<Buffer> | undefined;
export const insertFile = async (db: Database, files: FileStore, kind = 'chat') => {
  picture ??= pngBytes();
  const { key } = await files.put(await picture, { contentType: 'image/png' });
  return db
    .insertInto('stored_files')
    .values({
      kind,
      name: 'zdjęcie.png',
      content_type: 'image/png',
      bytes: 100,
      file_key: key,
      added_at: at,
    })
    .returning(['id', 'file'])
    .executeTakeFirstOrThrow();
};

export const insertReply = (db: Database): Promise<number> =>
  insertRow(db, 'saved_replies', { title: 'Legitymacja', text: 'Legitymację odbierzesz w sekretariacie.' });

/** An attachment whose file is kept under the key. */
export const insertStoredFile = async (db: Database, fileKey: string): Promise<void> => {
  const values = { kind: 'chat', name: 'plan.pdf', content_type: 'application/pdf', bytes: 1 };
  await db
    .insertInto('stored_files')
    .values({ ...values, file_key: fileKey, added_at: new Date('2025-03-10T10:00:00Z') })
    .execute();
};
