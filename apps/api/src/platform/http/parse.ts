import { listFieldErrors } from '@indeks/contract/common/field-errors';
import { messageOfIssue } from '@indeks/contract/common/field-messages';
import { isBinary, isMultipart, type ParsedInput, type Route } from '@indeks/contract/common/route';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Ctx } from '../context.ts';
import { Refusal, refuse } from '../errors.ts';
import { refuseUnbounded } from './bounded-input.ts';
import type { RouteBounds } from './input-bounds.ts';
import { readUpload, type Upload, type UploadedFile, type UploadedFiles } from './upload.ts';

export interface Parsed {
  readonly input: ParsedInput<Route>;
  readonly file: UploadedFile | undefined;
  /** All that came, by name. */
  readonly files: UploadedFiles;
  /** When the request ends: its files go. */
  release(): Promise<void>;
}

/** Strict on every part: what the contract does not name is refused, and what is out of bounds before that. */
export const parseInput = async (
  ctx: Ctx,
  route: Route,
  bounds: RouteBounds,
  request: FastifyRequest,
): Promise<Parsed> => {
  refuseUnbounded(request.params, bounds.params);
  refuseUnbounded(request.query, bounds.query);
  refuseUnbounded(request.body, bounds.body);
  const params = parsePart(route.params, request.params, 'params');
  const query = parsePart(route.query, request.query, 'query');
  if (isMultipart(route.body)) {
    const { fields, ...upload } =
      route.body.file.optional && !request.isMultipart()
        ? { fields: request.body, ...noFiles }
        : await readUpload(ctx, route.body, request);
    try {
      refuseUnbounded(fields, bounds.body);
      const body = check(route.body.fields, fields);
      return { input: { params, query, body } as ParsedInput<Route>, ...upload };
    } catch (error) {
      await upload.release();
      throw error;
    }
  }
  const body = route.body ? check(route.body, request.body) : refuseUnexpected(request.body, 'body');
  return { input: { params, query, body } as ParsedInput<Route>, ...noFiles };
};

const noFiles: Omit<Upload, 'fields'> = { file: undefined, files: {}, release: async () => {} };

/** The contract strips what it does not name, so that no column leaks by accident. */
export const parseAnswer = (route: Route, given: unknown): unknown =>
  isBinary(route.answer) ? given : route.answer.parse(given);

const parsePart = (schema: z.ZodType | undefined, value: unknown, name: string) =>
  schema ? check(schema, value) : refuseUnexpected(value, name);

const refuseUnexpected = (value: unknown, name: string): undefined => {
  const empty = value === undefined || value === null || Object.keys(value).length === 0;
  return empty ? undefined : refuse('input/unknown-field', { details: { part: name } });
};

const check = <S extends z.ZodType>(schema: S, value: unknown): z.output<S> => {
  const result = schema.safeParse(value, { error: messageOfIssue });
  if (result.success) return result.data;
  const unknown = result.error.issues.every((issue) => issue.code === 'unrecognized_keys');
  throw new Refusal(unknown ? 'input/unknown-field' : 'input/invalid', {
    fields: listFieldErrors(result.error.issues),
  });
};
