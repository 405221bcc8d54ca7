import type { FileRule, MultipartBody } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../errors.ts';
import { recogniseContent, type RecognisedContent, type UploadedContent } from '../files/content-type.ts';

export interface UploadedFile extends RecognisedContent {
  readonly name: string;
  readonly content: Buffer;
}

/** Files by the names under which they came. */
export type UploadedFiles = Readonly<Partial<Record<string, UploadedFile>>>;

/** One file, or several under names of their own, and plain fields beside them. */
export const readUpload = async (body: Pick<MultipartBody, 'file' | 'also'>, request: FastifyRequest) => {
  const { file: rule, also = [] } = body;
  if (!request.isMultipart()) return refuse('input/unsupported-type');
  const rules = [rule, ...also];
  const { fields, contents } = await readParts(rules, request).catch((error: unknown) =>
    refuseBroken(rule, error),
  );
  if (!contents.has(rule.field) && !rule.optional)
    return refuse('input/invalid', { fields: [{ path: rule.field, message: 'Wybierz plik' }] });
  const files: Record<string, UploadedFile> = {};
  for (const { field, kinds } of rules) {
    const content = contents.get(field);
    if (content) files[field] = { ...content, ...(await recogniseContent(content, kinds)) };
  }
  return { fields, file: files[rule.field], files };
};

const readParts = async (rules: readonly FileRule[], request: FastifyRequest) => {
  const fields: Record<string, string> = {};
  const contents = new Map<string, UploadedContent>();
  const fileSize = Math.max(...rules.map(({ maxBytes }) => maxBytes));
  const limits = { fileSize, files: rules.length, fields: 30, fieldSize: 100_000, parts: 30 + rules.length };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) refuse('input/too-large');
      fields[part.fieldname] = String(part.value);
    } else {
      const content = await part.toBuffer();
      const rule = rules.find(({ field }) => field === part.fieldname);
      // A stream over the limit is cut without a word: only this flag tells.
      if (part.file.truncated || (rule && content.length > rule.maxBytes)) refuseTooLarge(rule ?? rules[0]);
      if (!rule) refuse('input/unknown-field', { details: { part: part.fieldname } });
      if (contents.has(part.fieldname)) refuse('file/broken-upload');
      contents.set(part.fieldname, { name: part.filename, contentType: part.mimetype, content });
    }
  }
  return { fields, contents };
};

const refuseTooLarge = (rule: FileRule | undefined): never => {
  const { field = '', tooLarge } = rule ?? {};
  return refuse('file/too-large', {
    sentence: tooLarge,
    ...(tooLarge && { fields: [{ path: field, message: tooLarge }] }),
  });
};

/** The parser explains itself in words only; whatever it stumbled on came from outside. */
const refuseBroken = (rule: FileRule, error: unknown): never => {
  if (error instanceof Refusal) throw error;
  const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
  return tooLarge ? refuseTooLarge(rule) : refuse('file/broken-upload');
};
