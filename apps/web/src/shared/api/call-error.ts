import type { ErrorAnswer, ErrorCode, FieldError } from '@indeks/contract/common/errors';
import { callTexts } from '#shared/api/call.texts.ts';

/** The server's codes, and one of our own for when no answer came at all. */
export type FailureCode = ErrorCode | 'network/unreachable';

interface Failure {
  status: number;
  code: FailureCode;
  message: string;
  fields?: readonly FieldError[];
  details?: Readonly<Record<string, unknown>>;
  cause?: unknown;
}

/** A call that did not succeed. `message` is a Polish sentence fit to be shown. */
export class CallError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly fields: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;

  constructor({ status, code, message, fields = [], details = {}, cause }: Failure) {
    super(message, { cause });
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

export const isCallError = (error: unknown, code?: FailureCode): error is CallError =>
  error instanceof CallError && (code === undefined || error.code === code);

/** For a call that sends a whole document under `form`: the refusal then names the fields as the form does. */
export const withPathsOfForm = (error: unknown): unknown => {
  if (!isCallError(error)) return error;
  const fields = error.fields.map((field) => ({ ...field, path: field.path.replace(/^form\./u, '') }));
  const { status, code, message, details, cause } = error;
  return new CallError({ status, code, message, details, cause, fields });
};

/** The sentence to show for anything that was thrown. */
export const readMessage = (error: unknown): string =>
  error instanceof CallError ? error.message : callTexts.failed;

export const unreachable = (cause: unknown): CallError =>
  new CallError({ status: 0, code: 'network/unreachable', message: callTexts.unreachable, cause });

export async function readRefusal(response: Response): Promise<CallError> {
  const answer: unknown = await response.json().catch(() => undefined);
  if (isErrorAnswer(answer)) return new CallError({ status: response.status, ...failureOf(answer) });
  return unknownAnswer(response.status);
}

/** An answer in another format comes from a proxy in front of the API. */
export const unknownAnswer = (status: number): CallError =>
  new CallError({ status, code: codeByStatus(status), message: callTexts.failed });

const isErrorAnswer = (answer: unknown): answer is ErrorAnswer =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'message' in answer;

function failureOf({ code, message, fields, details }: ErrorAnswer): Omit<Failure, 'status'> {
  return { code, message, ...(fields && { fields }), ...(details && { details }) };
}

function codeByStatus(status: number): ErrorCode {
  if (status === 401) return 'auth/no-session';
  if (status === 403) return 'auth/not-allowed';
  if (status === 404) return 'record/not-found';
  if (status === 413) return 'input/too-large';
  if (status === 429) return 'request/too-many';
  return status === 502 || status === 503 ? 'server/unavailable' : 'server/failed';
}
