import { refuse } from '../errors.ts';

/** What a store does with the failure by which it learns that nothing lies under a key; any other is thrown on. */
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
