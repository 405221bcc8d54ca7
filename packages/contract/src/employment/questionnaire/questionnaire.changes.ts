import { isRealDate } from '../../common/dates.ts';
import { formatNumericDate } from '../../common/format.ts';
import type { FieldChange } from './history.schemas.ts';
import { insuranceTitles, type InsuranceCode } from './questionnaire.choices.ts';

/** A document as pairs of path and shown text; the rows of a list carry their number. */
export const flatFields = (document: unknown, path = ''): [path: string, text: string][] => {
  if (Array.isArray(document) && document.every((item) => typeof item === 'string'))
    return [[path, document.map(findTitle).join('\n')]];
  if (typeof document === 'object' && document !== null)
    return Object.entries(document).flatMap(([key, value]) =>
      flatFields(value, path === '' ? key : `${path}.${key}`),
    );
  return [[path, shown(document)]];
};

/** Field by field, only what differs, in the order of the newer document. */
export const changesBetween = (before: unknown, after: unknown): FieldChange[] => {
  const old = new Map(flatFields(before ?? {}));
  const fresh = new Map(flatFields(after ?? {}));
  const paths = [...new Set([...fresh.keys(), ...old.keys()])];
  return paths
    .map((field) => ({ field, before: old.get(field) ?? '', after: fresh.get(field) ?? '' }))
    .filter((change) => change.before !== change.after);
};

const findTitle = (code: string): string =>
  code in insuranceTitles ? insuranceTitles[code as InsuranceCode] : code;

const shown = (value: unknown): string => {
  if (value === 'true') return 'tak';
  if (value === 'false') return 'nie';
  if (typeof value !== 'string') return '';
  return isRealDate(value) ? formatNumericDate(value) : value;
};
