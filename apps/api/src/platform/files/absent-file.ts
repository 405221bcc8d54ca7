import { refuse } from '../errors.ts';

/** Handles the error of a store that means "no file under this key"; any other error is thrown on. */
export const answerAbsent = (isAbsent: (error: unknown) => boolean) => ({
  missing: (error: unknown): never => {
    if (isAbsent(error)) return refuse('file/missing');
    throw error;
  },
  no: (error: unknown): false => {
    if (isAbsent(error)) return false;
    throw error;
  },
});
