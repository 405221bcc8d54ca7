import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { FilePage, ListedFile } from './file-store.ts';
import { isStorageKey } from './storage-key.ts';

/** Reads only the folders that the page needs. */
export const listDisk = async (root: string, { after = '', most }: FilePage): Promise<ListedFile[]> => {
  const page: ListedFile[] = [];
  for await (const files of filesByFolder(root, after)) {
    page.push(...files);
    if (page.length >= most) break;
  }
  return page.slice(0, most);
};

/** The content, its type beside it, and drafts of either that a killed process left. */
export const discardOnDisk = async (path: string): Promise<void> => {
  const folder = dirname(path);
  for (const name of await namesIn(folder))
    if (keyPartOf(name) === basename(path)) await rm(join(folder, name), { force: true });
};

async function* filesByFolder(root: string, after: string): AsyncGenerator<readonly ListedFile[]> {
  for (const first of await namesIn(root)) {
    if (first < after.slice(0, 2)) continue;
    for (const second of await namesIn(join(root, first))) {
      const folder = `${first}/${second}`;
      if (folder >= after.slice(0, folder.length)) yield await filesIn(root, folder, after);
    }
  }
}

const filesIn = async (root: string, folder: string, after: string): Promise<ListedFile[]> => {
  const newest = new Map<string, Date>();
  for (const name of await namesIn(join(root, folder))) {
    const key = `${folder}/${keyPartOf(name)}`;
    if (!isStorageKey(key) || key <= after) continue;
    const written = await stat(join(root, folder, name)).then(({ mtime }) => mtime, absent);
    const known = newest.get(key);
    if (written && (!known || written > known)) newest.set(key, written);
  }
  return [...newest].map(([key, storedAt]) => ({ key, storedAt }));
};

/** In order. What is not a folder, or is gone by now, holds nothing. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(absent))?.sort() ?? [];

/** `<key>`, `<key>.type` and `<key>….part` are of one file. */
const keyPartOf = (name: string): string => name.split('.', 1)[0] ?? '';

const absent = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return;
  throw error;
};
