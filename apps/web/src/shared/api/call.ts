import { isBinary, versionHeader } from '@indeks/contract/common/route';
import type { AnswerOf, BinaryAnswer, CallInput, Route } from '@indeks/contract/common/route';
import { CallError, readRefusal, unknownAnswer, unreachable } from '#shared/api/call-error.ts';
import { askFirst, isConfirmable, readAbout } from '#shared/api/confirmations.ts';
import { isEndedSession, leaveEndedSession } from '#shared/api/ended-session.ts';
import { buildRequest } from '#shared/api/request.ts';
import { noteVersion } from '#shared/api/server-version.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** For idempotent creates; see `useSubmitKeys`. */
  idempotencyKey?: string;
  /** The page is being left; the request goes on without it. */
  keepalive?: boolean;
  /** The person confirmed the question of a refusal. */
  confirmed?: boolean;
  /** What the refusal said it asked about. */
  confirmedAbout?: string | undefined;
}

/** A binary answer is a file with the name the server gave it; others are trusted to be as the contract says. */
export type Answer<R extends Route> = R['answer'] extends BinaryAnswer ? File : AnswerOf<R>;

/**
 * The one way to the API: calls a route of the contract and answers its value, or rejects with a `CallError`. What the
 * server wants confirmed is asked, and called again after a yes; what the yes was not about is asked in turn.
 */
export async function call<const R extends Route>(route: R, ...args: CallArguments<R>): Promise<Answer<R>> {
  const [input = {}, options = {}] = args;
  return callAsking(route, input, options);
}

async function callAsking<const R extends Route>(
  route: R,
  input: { body?: unknown },
  options: CallOptions,
  answers: object = {},
): Promise<Answer<R>> {
  try {
    return await callOnce(route, withAnswers(input, answers), options);
  } catch (error) {
    if (!isConfirmable(error) || isAnswered(error, options)) throw error;
    const chosen = await askFirst(error);
    if (!chosen) throw error;
    const confirmedAbout = readAbout(error);
    return callAsking(route, input, { ...options, confirmed: true, confirmedAbout }, chosen);
  }
}

const isAnswered = (error: CallError, { confirmed = false, confirmedAbout }: CallOptions): boolean =>
  confirmed && confirmedAbout === readAbout(error);

/** Choices made while answering the question belong to the body. */
const withAnswers = (input: { body?: unknown }, answers: object): object =>
  Object.keys(answers).length === 0 ? input : { ...input, body: { ...(input.body as object), ...answers } }; // a JSON body

async function callOnce<const R extends Route>(
  route: R,
  input: object,
  options: CallOptions,
): Promise<Answer<R>> {
  const { url, init } = buildRequest(route, input, options);
  try {
    const response = await reach(url, init);
    noteVersion(response.headers.get(versionHeader));
    if (!response.ok) throw await readRefusal(response);
    const answer: unknown = isBinary(route.answer) ? await fileOf(response) : await jsonOf(response);
    return answer as Answer<R>; // the API parses every answer by the contract before it leaves
  } catch (error) {
    if (error instanceof CallError && isEndedSession(route, error.status)) leaveEndedSession('/error-401');
    throw error;
  }
}

export type CallArguments<R extends Route> =
  Partial<CallInput<R>> extends CallInput<R>
    ? [input?: CallInput<R>, options?: CallOptions]
    : [input: CallInput<R>, options?: CallOptions];

async function reach(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unreachable(error);
  }
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw unknownAnswer(response.status);
  }
}

async function fileOf(response: Response): Promise<File> {
  const content = await response.blob();
  return new File([content], readFileName(response.headers.get('content-disposition')), {
    type: content.type,
  });
}

/** `filename*` (UTF-8, percent-encoded) wins over the plain `filename`. */
function readFileName(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded !== undefined) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'plik';
}
