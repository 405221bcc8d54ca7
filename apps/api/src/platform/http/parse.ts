import { isMultipart, type FileRule, type ParsedInput, type Route } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal, refuse } from '../errors.ts';
import { recogniseContent, type RecognisedContent, type UploadedContent } from '../files/content-type.ts';

export interface UploadedFile extends RecognisedContent {
  readonly name: string;
  readonly content: Buffer;
}

export interface Parsed {
  readonly input: ParsedInput<Route>;
  readonly file: UploadedFile | undefined;
}

/** Strict on every part: what the contract does not name is refused. */
export const parseInput = async (route: Route, request: FastifyRequest): Promise<Parsed> => {
  const params = parsePart(route.params, request.params, 'params');
  const query = parsePart(route.query, request.query, 'query');
  if (isMultipart(route.body)) {
    const upload = await readUpload(route.body.file, request);
    const body = check(route.body.fields, upload.fields);
    return { input: { params, query, body } as ParsedInput<Route>, file: upload.file };
  }
  const body = route.body ? check(route.body, request.body) : refuseUnexpected(request.body, 'body');
  return { input: { params, query, body } as ParsedInput<Route>, file: undefined };
};

const parsePart = (schema: z.ZodType | undefined, value: unknown, name: string) =>
  schema ? check(schema, value) : refuseUnexpected(value, name);

const refuseUnexpected = (value: unknown, name: string): undefined => {
  const empty = value === undefined || value === null || Object.keys(value).length === 0;
  return empty ? undefined : refuse('input/unknown-field', { details: { part: name } });
};

const check = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const unknown = result.error.issues.every((issue) => issue.code === 'unrecognized_keys');
  throw new Refusal(unknown ? 'input/unknown-field' : 'input/invalid', {
    fields: result.error.issues.flatMap(fieldErrors),
  });
};

const fieldErrors = (issue: z.core.$ZodIssue) => {
  const path = issue.path.join('.');
  if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
  return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Nieznane pole' }));
};

const readUpload = async (rule: FileRule, request: FastifyRequest) => {
  if (!request.isMultipart()) return refuse('input/unsupported-type');
  const fields: Record<string, string> = {};
  let file: UploadedContent | undefined;
  const limits = { fileSize: rule.maxBytes, files: 1, fields: 30, fieldSize: 100_000, parts: 31 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else {
      const content = await part.toBuffer();
      // A stream over the limit is cut without a word: only this flag tells.
      if (part.file.truncated) refuse('file/too-large');
      if (part.fieldname !== rule.field) refuse('input/unknown-field', { details: { part: part.fieldname } });
      file = { name: part.filename, contentType: part.mimetype, content };
    }
  }
  if (!file) return refuse('input/invalid', { fields: [{ path: rule.field, message: 'Wybierz plik' }] });
  return { fields, file: { ...file, ...(await recogniseContent(file, rule.kinds)) } };
};
