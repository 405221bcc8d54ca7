import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { refuse } from '../errors.ts';
import { answerAbsent } from './absent-file.ts';
import type { FileMeta, FileStore, StoredFile } from './file-store.ts';
import { discardOnDisk, listDisk } from './disk-listing.ts';
import { measured } from './measured.ts';
import { isStorageKey, newStorageKey } from './storage-key.ts';

/** The file store of a single machine. `put` is atomic: the file is complete when it answers, or does not exist. */
export const createDiskStore = (directory: string): FileStore => {
  const root = resolve(directory);
  const pathOf = (key: string) => (isStorageKey(key) ? join(root, key) : refuse('file/missing'));
  return {
    put: (content, meta) => put(root, content, meta),
    open: async (key) => {
      const path = pathOf(key);
      const file = await open(path).catch(missing);
      try {
        const [{ size }, contentType] = await Promise.all([file.stat(), readFile(typePath(path), 'utf8')]);
        return { stream: file.createReadStream(), size, contentType };
      } catch (error) {
        await file.close();
        throw error;
      }
    },
    remove: async (key) => {
      if (!isStorageKey(key)) return;
      await rm(pathOf(key), { force: true });
      await rm(typePath(pathOf(key)), { force: true });
    },
    exists: async (key) => isStorageKey(key) && stat(pathOf(key)).then(() => true, no),
    list: (page) => listDisk(root, page),
    discard: async (key) => {
      if (isStorageKey(key)) await discardOnDisk(pathOf(key));
    },
    // A disk keeps no versions.
    bringBack: () => Promise.resolve(false),
  };
};

const put = async (root: string, content: Readable | Buffer, meta: FileMeta): Promise<StoredFile> => {
  const key = newStorageKey();
  const path = join(root, key);
  await makeFolder(dirname(path));
  // A file is there when its content is, so the content comes last.
  await writeWhole(typePath(path), (file) => file.writeFile(meta.contentType));
  try {
    const passing = measured(content, meta);
    const stored = await writeWhole(path, async (file) => {
      await file.writeFile(passing.bytes);
      return passing.result();
    });
    return { key, ...stored };
  } catch (error) {
    await rm(typePath(path), { force: true });
    throw error;
  }
};

const typePath = (path: string): string => `${path}.type`;

const writeWhole = async <T>(path: string, write: (file: FileHandle) => Promise<T>): Promise<T> => {
  const draft = `${path}.${randomUUID()}.part`;
  const file = await open(draft, 'wx', 0o600);
  try {
    const result = await write(file);
    await file.sync();
    await file.close();
    await rename(draft, path);
    await syncFolder(dirname(path));
    return result;
  } catch (error) {
    await file.close();
    await rm(draft, { force: true });
    throw error;
  }
};

const makeFolder = async (folder: string): Promise<void> => {
  const topmostNew = await mkdir(folder, { recursive: true });
  if (!topmostNew) return;
  for (let parent = dirname(folder); parent.length >= dirname(topmostNew).length; parent = dirname(parent))
    await syncFolder(parent);
};

/** A name is on the disk when the folder that holds it is. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const isAbsent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const { missing, no } = answerAbsent(isAbsent);
