import type { z } from 'zod';
import type { FieldError } from './errors.ts';

/** The violations of a schema, by the path of each field. The server answers with them, and a form can check them beforehand. */
export const listFieldErrors = (issues: readonly z.core.$ZodIssue[]): FieldError[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ path: issue.path.join('.'), message: issue.message }];
    return issue.keys.map((key) => ({ path: [...issue.path, key].join('.'), message: 'Nieznane pole' }));
  });
