import type { ErrorCode } from '@indeks/contract/common/errors';
import type { FormFile } from './form.ts';

export interface RefusedFile extends FormFile {
  readonly what: string;
  readonly code: ErrorCode;
}

const types = { png: 'image/png', jpg: 'image/jpeg', bmp: 'image/bmp' } as const;

interface How {
  /** What its name and its type say it is. */
  readonly as?: keyof typeof types;
  readonly name?: string;
  readonly type?: string;
  readonly code?: ErrorCode;
}

export const refused = (what: string, content: Buffer | string, how: How = {}): RefusedFile => {
  const { as = 'png', name = `zdjecie.${as}`, type = types[as], code = 'file/unsupported-content' } = how;
  return { what, name, type, code, content: Buffer.isBuffer(content) ? content : Buffer.from(content) };
};

/** A picture by its first bytes that cannot be read to its end. */
export const damaged = (what: string, content: Buffer | string, how: How = {}): RefusedFile =>
  refused(what, content, { ...how, code: 'file/damaged' });

export const noise = (length: number): Buffer =>
  Buffer.from(Array.from({ length }, (_, index) => (index * 7919 + 13) % 251));
