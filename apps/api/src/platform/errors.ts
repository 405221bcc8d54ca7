import { errorStatus, type ErrorCode, type FieldError } from '@indeks/contract/common/errors';

/** An intended refusal: it has a code, a status and a Polish sentence. Any other thrown error is a defect of the portal. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>> | undefined;
  readonly fields: readonly FieldError[] | undefined;
  /** In place of the code's own, where the specification has words for one case. */
  readonly sentence: string | undefined;
  /** For the security event, never for the answer: see `concerning`. */
  about: About | undefined;

  constructor(code: ErrorCode, extra: RefusalExtra = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = extra.details;
    this.fields = extra.fields;
    this.sentence = extra.sentence;
  }

  get status(): number {
    return errorStatus[this.code];
  }
}

/** The account that a refused attempt named, when the caller is not signed in, or what was found in its file. */
interface About {
  readonly subjectId?: number | undefined;
  /** The typed name of the account; only its keyed hash is stored. */
  readonly account?: string | undefined;
  /** A word in place of the ids of the path. */
  readonly detail?: string | undefined;
}

interface RefusalExtra {
  readonly details?: Readonly<Record<string, unknown>>;
  readonly fields?: readonly FieldError[];
  readonly sentence?: string | undefined;
}

export const refuse = (code: ErrorCode, extra?: RefusalExtra): never => {
  throw new Refusal(code, extra);
};

/** Whatever the work refuses was about this account. */
export const concerning = async <T>(about: About, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) error.about ??= about;
    throw error;
  }
};

/** `getOrRefuse(await queries.find(…))`: a missing record and another's record look the same. */
export const getOrRefuse = <T>(record: T | undefined): T => record ?? refuse('record/not-found');

/** All rows of the ids, or none: one that is missing refuses the whole. */
export const getAllOrRefuse = <Row>(ids: readonly number[], rows: readonly Row[]): readonly Row[] =>
  rows.length === new Set(ids).size ? rows : refuse('record/not-found');
