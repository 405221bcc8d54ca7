import { readdir } from 'node:fs/promises';
import type { NotNull } from 'kysely';
import sharp from 'sharp';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { TestApp } from './test-app.ts';

type Size = readonly [width: number, height: number];

const plain = ([width, height]: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#493DCE' } });

export const pngBytes = (size: Size = [40, 30]): Promise<Buffer> => plain(size).png().toBuffer();
export const jpgBytes = (size: Size = [40, 30]): Promise<Buffer> => plain(size).jpeg().toBuffer();

/** A picture as a browser sends it. */
export const pngFile = async (name = 'paragon.png', size?: Size): Promise<File> =>
  new File([new Uint8Array(await pngBytes(size))], name, { type: 'image/png' });

let smallWebp: Promise<Buffer> | undefined;
const store = async (files: FileStore): Promise<string> => {
  smallWebp ??= plain([40, 30]).webp().toBuffer();
  return (await files.put(await smallWebp, { contentType: 'image/webp' })).key;
};

export const insertPhoto = async (db: Database, files: FileStore, userId: number): Promise<string> => {
  const key = await store(files);
  await db.updateTable('users').set({ avatar_file: key }).where('id', '=', userId).execute();
  return key;
};

export const insertBill = async (db: Database, files: FileStore, userId: number, date = '2026-11-12') =>
  db
    .insertInto('bills')
    .values({
      user_id: userId,
      file_name: 'paragon.png',
      picture_key: await store(files),
      thumbnail_key: await store(files),
      date,
      added_at: new Date('2026-11-13T10:00:00Z'),
    })
    .returning(['id', 'file', 'picture_key', 'thumbnail_key'])
    .$narrowType<{ thumbnail_key: NotNull }>()
    .executeTakeFirstOrThrow();

/** What really lies in the app's file store, as keys. */
export const storedKeys = async (app: TestApp): Promise<string[]> => {
  const entries = await readdir(app.services.config.FILES_DIR, {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.type'))
    .map(({ name }) => `${name.slice(0, 2)}/${name.slice(2, 4)}/${name}`)
    .sort();
};
