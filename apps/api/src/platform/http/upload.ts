import type { FileRule } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import { Refusal, refuse } from '../errors.ts';
import { recogniseContent, type RecognisedContent, type UploadedContent } from '../files/content-type.ts';

export interface UploadedFile extends RecognisedContent {
  readonly name: string;
  readonly content: Buffer;
}

/** One file, and plain fields beside it. */
export const readUpload = async (rule: FileRule, request: FastifyRequest) => {
  if (!request.isMultipart()) return refuse('input/unsupported-type');
  const { fields, file } = await readParts(rule, request).catch((error: unknown) =>
    refuseBroken(rule, error),
  );
  if (!file) return refuse('input/invalid', { fields: [{ path: rule.field, message: 'Wybierz plik' }] });
  return { fields, file: { ...file, ...(await recogniseContent(file, rule.kinds)) } };
};

const readParts = async (rule: FileRule, request: FastifyRequest) => {
  const fields: Record<string, string> = {};
  let file: UploadedContent | undefined;
  const limits = { fileSize: rule.maxBytes, files: 1, fields: 30, fieldSize: 100_000, parts: 31 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      if (part.valueTruncated || part.fieldnameTruncated) refuse('input/too-large');
      fields[part.fieldname] = String(part.value);
    } else {
      const content = await part.toBuffer();
      // A stream over the limit is cut without a word: only this flag tells.
      if (part.file.truncated) refuseTooLarge(rule);
      if (part.fieldname !== rule.field) refuse('input/unknown-field', { details: { part: part.fieldname } });
      file = { name: part.filename, contentType: part.mimetype, content };
    }
  }
  return { fields, file };
};

const refuseTooLarge = ({ field, tooLarge }: FileRule): never =>
  refuse('file/too-large', {
    sentence: tooLarge,
    ...(tooLarge && { fields: [{ path: field, message: tooLarge }] }),
  });

/** The parser explains itself in words only; whatever it stumbled on came from outside. */
const refuseBroken = (rule: FileRule, error: unknown): never => {
  if (error instanceof Refusal) throw error;
  const tooLarge = error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
  return tooLarge ? refuseTooLarge(rule) : refuse('file/broken-upload');
};
