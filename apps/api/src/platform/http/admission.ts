import type { Config } from '../config.ts';
import { refuse } from '../errors.ts';

/** With 20 requests per connection a request waits about a second for its statements. */
const requestsPerConnection = 20;

/** Bounds the requests that one process works on at a time; one too many is answered 503 at once. */
export interface Admission {
  readonly inProgress: number;
  /** Refuses before anything is asked of the database. */
  refuseWhenFull(): void;
  /** Works on a request whose body has been read, so that a slow sender takes no place. */
  admit<T>(work: () => Promise<T>): Promise<T>;
}

export const createAdmission = ({ DATABASE_POOL }: Pick<Config, 'DATABASE_POOL'>): Admission => {
  const most = requestsPerConnection * DATABASE_POOL;
  let inProgress = 0;
  const refuseWhenFull = (): void => {
    if (inProgress >= most) refuse('request/busy');
  };
  return {
    get inProgress() {
      return inProgress;
    },
    refuseWhenFull,
    admit: async (work) => {
      refuseWhenFull();
      inProgress += 1;
      try {
        return await work();
      } finally {
        inProgress -= 1;
      }
    },
  };
};
