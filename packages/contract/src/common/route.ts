import type { z } from 'zod';
import type { FileKind } from './file-kinds.ts';
import type { UploadKind } from './upload-kinds.ts';
import type { Permission } from '../access/permissions.ts';

/**
 * Who may make a call. A route without it does not compile.
 * - `public`: anybody, also without a session
 * - `restricted-session`: any session, also one that may only set a new password or set up the second step
 * - `set-up-session`: any full session, or one that may only set up the second step
 * - `session`: any full session
 * - a permission: a full session whose role has it in the role table
 */
export type Access = 'public' | 'restricted-session' | 'set-up-session' | 'session' | Permission;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** An answer that is a file: sent as an attachment, streamed, never parsed. */
export interface BinaryAnswer {
  readonly kind: 'binary';
  readonly contentTypes: readonly string[];
}

/** A request that carries a file beside plain fields, or several under names of their own. */
export interface MultipartBody<Fields extends z.ZodObject = z.ZodObject> {
  readonly kind: 'multipart';
  readonly fields: Fields;
  readonly file: FileRule;
  /** Further files, each of which may be left out. */
  readonly also?: readonly FileRule[];
}

/** The allowed uploads: content, name and declared type must be the same one of these kinds, and the size within the limit. */
export interface FileRule {
  readonly field: string;
  /** The kind whose daily upload limit the file counts towards. */
  readonly countsAs: UploadKind;
  readonly maxBytes: number;
  /** `any`: the use case reads the content itself and refuses what it does not understand. */
  readonly kinds: readonly FileKind[] | 'any';
  /** The sentence for a larger file, where the specification has one. */
  readonly tooLarge?: string;
  /** The fields may come without a file, then also as JSON. */
  readonly optional?: true;
}

export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType | MultipartBody;
  /**
   * The most bytes of a JSON body. Without it they follow from the schema of the body; it is needed where the schema
   * leaves a part open, and where nobody sends what the schema would allow.
   */
  readonly bodyBytes?: number;
  readonly answer: z.ZodType | BinaryAnswer;
  /**
   * A create that may be sent twice by a retry: repeats with the same Idempotency-Key give the first answer.
   * `with-files`: it stores files, for which its transaction must not wait.
   */
  readonly idempotent?: true | 'with-files';
  /** Another status than 200 for an answer in which this flag is set. */
  readonly otherStatus?: { readonly when: string; readonly status: number };
  /** The object in the path, for which the role matrix asks about one's own, another's and a missing one. */
  readonly object?: 'own-or-other' | 'shared';
  /** Asked by machines all the time: neither the general limit nor a session is looked at. */
  readonly forMachines?: true;
  /** An old GET form that acts; refused unless it comes from our own pages. */
  readonly actsByGet?: true;
}

export const defineRoute = <const R extends Route>(route: R): R => route;

export const binary = (...contentTypes: readonly string[]): BinaryAnswer => ({
  kind: 'binary',
  contentTypes,
});

export const multipart = <
  Fields extends z.ZodObject,
  File extends FileRule,
  const Also extends readonly FileRule[] = readonly [],
>(body: {
  readonly fields: Fields;
  readonly file: File;
  readonly also?: Also;
}): MultipartBody<Fields> & { readonly file: File; readonly also?: Also } => ({ kind: 'multipart', ...body });

export const isBinary = (answer: Route['answer']): answer is BinaryAnswer =>
  'kind' in answer && answer.kind === 'binary';

export const isMultipart = (body: Route['body']): body is MultipartBody =>
  body !== undefined && 'kind' in body && body.kind === 'multipart';

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type BodyInput<B> =
  B extends MultipartBody<infer F>
    ? FieldsInput<F> &
        (B extends OptionalFile
          ? { readonly file?: FileContent | undefined }
          : { readonly file: FileContent }) &
        FurtherFiles<B>
    : InputOf<B>;
/** Files beside the first, by the names of their rules. */
type FurtherFiles<B> = B extends { readonly also?: readonly (infer Rule extends FileRule)[] }
  ? string extends Rule['field']
    ? object
    : { readonly [Name in Rule['field']]?: FileContent | undefined }
  : object;
/** A body whose file may be left out. */
export interface OptionalFile {
  readonly file: { readonly optional: true };
}
/** A body without fields would forbid every name, also that of the file. */
type FieldsInput<F extends z.ZodObject> = string extends keyof z.input<F> ? object : z.input<F>;

/** The input from a caller; parts that the route does not have are absent. */
export type CallInput<R extends Route> = PartsOf<{
  params: InputOf<R['params']>;
  query: InputOf<R['query']>;
  body: BodyInput<R['body']>;
}>;

/** The parsed input for a handler. The file of a multipart body is passed beside it. */
export interface ParsedInput<R extends Route> {
  readonly params: OutputOf<R['params']>;
  readonly query: OutputOf<R['query']>;
  readonly body: R['body'] extends MultipartBody<infer F> ? z.output<F> : OutputOf<R['body']>;
}

export type AnswerOf<R extends Route> = R['answer'] extends z.ZodType ? z.output<R['answer']> : FileContent;

/** The methods that Blob has both in a browser and in Node. */
export interface FileContent {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

type PartsOf<T> = { [K in keyof T as MayBeLeftOut<T[K]> extends true ? never : K]: T[K] } & {
  [K in keyof T as MayBeLeftOut<T[K]> extends true ? K : never]?: Exclude<T[K], undefined>;
};

/** A part the route does not have, or one in which nothing is required. */
type MayBeLeftOut<Part> = undefined extends Part ? true : object extends Part ? true : false;

/** The name of a route in messages: `GET /api/places`. */
export const nameRoute = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Repeats a request whose refusal says `confirmable`, after the person was asked and said yes: 'true'. */
export const confirmedHeader = 'x-confirmed';

/** Beside it, what the question was about, as its `details` named it: the yes is to that question alone. */
export const confirmedAboutHeader = 'x-confirmed-about';

/** With every answer: the release of the process that gave it. */
export const versionHeader = 'x-indeks-version';
