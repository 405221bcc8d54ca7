import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import type { SealingKeys } from './sealing.ts';

const keysFile = z.strictObject({ current: z.string(), keys: z.record(z.string(), z.base64()) });

/** The id stands in every sealed value, between dots. */
const keyId = /^[A-Za-z0-9_-]{1,32}$/;

interface KeysOptions {
  /** In production a file that others on the machine can read or change stops the start. */
  readonly privateFile: boolean;
}

/** Reads `{ "current": "id", "keys": { "id": "32 bytes in base64" } }`; what is wrong stops the start with its reason. */
export const readSealingKeys = (path: string, { privateFile }: KeysOptions): SealingKeys => {
  if (privateFile) refuseOpenFile(path);
  const { current, keys } = parsed(path, readFileSync(path, 'utf8'));
  const decoded = new Map(Object.entries(keys).map(([id, text]) => [id, keyBytes(path, id, text)]));
  if (!decoded.has(current))
    throw problem(path, `there is no key "${current}", which is named as the current one`);
  return { current, keys: decoded };
};

const refuseOpenFile = (path: string): void => {
  const { mode } = statSync(path);
  if ((mode & 0o077) === 0) return;
  throw problem(path, `others may access it (mode ${(mode & 0o777).toString(8)}): chmod 600 it`);
};

const parsed = (path: string, text: string): z.output<typeof keysFile> => {
  const result = keysFile.safeParse(asJson(path, text));
  if (result.success) return result.data;
  throw problem(
    path,
    result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  );
};

const asJson = (path: string, text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message would quote the file.
    throw problem(path, 'it is not JSON');
  }
};

const keyBytes = (path: string, id: string, text: string): Buffer => {
  if (!keyId.test(id)) throw problem(path, `the key id "${id}" is not up to 32 letters, digits, "_" and "-"`);
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== 32) throw problem(path, `the key "${id}" has ${bytes.length} bytes instead of 32`);
  return bytes;
};

const problem = (path: string, what: string): Error =>
  new Error(`The sealing keys in ${path} cannot be used: ${what}`);
