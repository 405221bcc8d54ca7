import {
  companyLabels,
  personalLabels,
} from '@indeks/contract/employment/questionnaire/questionnaire.labels';

/** The label of a field. The heading of its part says which part it belongs to. */
export const personalLabel = (path: string): string => labelAt(personalLabels, path);
export const companyLabel = (path: string): string => labelAt(companyLabels, path);

function labelAt(labels: unknown, path: string): string {
  // The rows of a list share their labels.
  const keys = path.split('.').filter((key) => !/^\d+$/u.test(key));
  let found: unknown = labels;
  for (const key of keys)
    found = typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined;
  return typeof found === 'string' ? found : path;
}
