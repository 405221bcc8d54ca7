import { cleanFileName } from '../files/as-attachment.ts';
import type { FileRule, MultipartBody } from '@indeks/contract/common/route';
import type { UploadKind } from '@indeks/contract/common/upload-kinds';
import type { FastifyRequest } from 'fastify';
import type { Ctx } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import type { RecognisedContent } from '../files/content-type.ts';
import { readInThread } from '../files/lent-file.ts';
import type { run } from '../files/recognising.task.ts';
import type { SpooledFile, SpoolPlace } from '../files/spool.ts';
import type { ThreadTask } from '../threads/threads.ts';
import { scanUpload } from '../uploads/scanned-upload.ts';
import { takeUploadPlace } from '../uploads/uploads-at-once.ts';
import { cutSlowSender } from './cut-slow-sender.ts';
import { forgetRest } from './forget-rest.ts';

export interface UploadedFile extends RecognisedContent {
  readonly name: string;
  /** There until the request ends. */
  readonly content: SpooledFile;
  readonly countsAs: UploadKind;
}

/** Files by the names under which they came. */
export type UploadedFiles = Readonly<Partial<Record<string, UploadedFile>>>;

export interface Upload {
  readonly fields: unknown;
  readonly file: UploadedFile | undefined;
  readonly files: UploadedFiles;
  /** Lets go of the files, whatever became of the request. */
  release(): Promise<void>;
}

type UploadBody = Pick<MultipartBody, 'file' | 'also'>;

/** One file, or several under names of their own, and plain fields beside them; never whole in memory. */
export const readUpload = async (ctx: Ctx, body: UploadBody, request: FastifyRequest): Promise<Upload> => {
  if (!request.isMultipart()) return refuse('input/unsupported-type');
  const rules = [body.file, ...(body.also ?? [])];
  refuseAnnounced(rules, request);
  const giveBack = takeUploadPlace(ctx);
  const place = ctx.services.spool.place();
  const release = async () => {
    await place.release().finally(giveBack);
  };
  try {
    return { ...(await receive(ctx, rules, request, place)), release };
  } catch (error) {
    await release();
    request.raw.unpipe();
    void forgetRest(request.raw);
    throw error;
  }
};

const receive = async (ctx: Ctx, rules: readonly FileRule[], request: FastifyRequest, place: SpoolPlace) => {
  const [rule] = rules as readonly [FileRule]; // the body's own comes first
  const { fields, contents } = await cutSlowSender(request.raw, readParts(rules, request, place)).catch(
    (error: unknown) => refuseBroken(rule, error),
  );
  if (!contents.has(rule.field) && !rule.optional)
    return refuse('input/invalid', { fields: [{ path: rule.field, message: 'Wybierz plik' }] });
  const files: Record<string, UploadedFile> = {};
  for (const { field, kinds, countsAs } of rules) {
    const came = contents.get(field);
    if (!came) continue;
    const recognised = await recognise(ctx, came, kinds);
    files[field] = { name: came.name, content: await scanUpload(ctx, came), countsAs, ...recognised };
  }
  return { fields, file: files[rule.field], files };
};

interface Came {
  readonly name: string;
  readonly contentType: string;
  readonly content: SpooledFile;
}

const readParts = async (rules: readonly FileRule[], request: FastifyRequest, place: SpoolPlace) => {
  const fields: Record<string, string> = {};
  const contents = new Map<string, Came>();
  const fileSize = Math.max(...rules.map(({ maxBytes }) => maxBytes)) + 1;
  const limits = { fileSize, files: rules.length, fields: 30, fieldSize: 100_000, parts: 30 + rules.length };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) refuse('input/too-large');
      fields[part.fieldname] = String(part.value);
    } else {
      const rule = rules.find(({ field }) => field === part.fieldname);
      const { maxBytes } = rule ?? { maxBytes: fileSize };
      const content = await place.write(part.file, maxBytes, () =>
        refuseTooLarge(rule ?? rules[0], part.filename),
      );
      if (!rule) return refuse('input/unknown-field', { details: { part: part.fieldname } });
      if (contents.has(part.fieldname)) refuse('file/broken-upload');
      contents.set(part.fieldname, { name: part.filename, contentType: part.mimetype, content });
    }
  }
  return { fields, contents };
};

const recognition: ThreadTask<typeof run> = {
  script: new URL('../files/recognising.task.ts', import.meta.url),
  withinMs: 30_000,
};

const recognise = async (
  ctx: Ctx,
  { name, contentType, content }: Came,
  allowed: FileRule['kinds'],
): Promise<RecognisedContent> =>
  allowed === 'any'
    ? { kind: 'any', contentType: 'application/octet-stream' }
    : readInThread(ctx, recognition, content, { name, contentType, allowed });

/** Boundaries, heads of parts and fields, beside the files. */
const besideFiles = 4_000_000;

/** Before a byte of it is read. */
const refuseAnnounced = (rules: readonly FileRule[], { headers }: FastifyRequest): void => {
  const most = rules.reduce((sum, { maxBytes }) => sum + maxBytes, besideFiles);
  if (Number(headers['content-length']) > most) refuseTooLarge(rules[0]);
};

const refuseTooLarge = (rule: FileRule | undefined, fileName?: string): never => {
  const { field = '', tooLarge } = rule ?? {};
  return refuse('file/too-large', {
    sentence: tooLarge,
    // When several files were sent, the answer names the one that was refused.
    ...(fileName !== undefined && { details: { file: cleanFileName(fileName) } }),
    ...(tooLarge && { fields: [{ path: field, message: tooLarge }] }),
  });
};

/** The parser explains itself in words only; whatever it stumbled on came from outside. */
const refuseBroken = (rule: FileRule, error: unknown): never => {
  if (error instanceof Refusal) throw error;
  if (isFull(error)) return refuse('server/storage-full');
  const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
  return tooLarge ? refuseTooLarge(rule) : refuse('file/broken-upload');
};

const isFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
