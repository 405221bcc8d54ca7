/** A name as it is kept: its parts, and the degree that a heading puts before it. */
export interface NameParts {
  readonly given_name: string;
  readonly surname: string;
}

/**
 * A name in one piece as its parts: the last word is the surname, and a compound one with hyphens is one word. A name of
 * one word is a surname.
 */
export const splitName = (name: string): NameParts => {
  const words = name
    .trim()
    .replace(/\s*[-–]\s*/gu, '-')
    .split(/\s+/u);
  return { given_name: words.slice(0, -1).join(' '), surname: words.at(-1) ?? '' };
};

/** Whether two spellings are one name: case, accents, spaces, hyphens and apostrophes tell nobody apart. */
export const isSameName = (one: string, other: string): boolean => foldName(one) === foldName(other);

const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** As a heading says it: dr Adam Dziedzic. */
export const nameWithDegree = ({ name, degree }: { readonly name: string; readonly degree: string }) =>
  degree === '' ? name : `${spelled(degree)} ${name}`;

/** The questionnaire's choices are those of the specification, 'dr hab.inż' among them; a heading spells them out right. */
const spelled = (degree: string): string =>
  degree
    .replace(/inż$/u, 'inż.')
    .replaceAll(/\.(?=\p{L})/gu, '. ')
    .replaceAll(' ', '\u00a0');
