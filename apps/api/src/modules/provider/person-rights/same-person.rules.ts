import { isSameName } from '@indeks/contract/identity/people/names.rules';
import { comparedFields, type ComparedField } from '@indeks/contract/identity/people/same-person.schemas';
import type { SamePerson } from '@indeks/contract/identity/people/same-person.schemas';

export type KnownData = Readonly<Record<ComparedField, string | null>>;
/** A field that was left empty differs from no value. */
export type TypedData = { readonly [Field in ComparedField]?: string | undefined };

export interface Difference {
  readonly name: ComparedField;
  readonly known: string;
  readonly typed: string;
}

/** The fields in which the typed data differ from what is known of the person who has the address. */
export const listDifferences = (known: KnownData, typed: TypedData): Difference[] =>
  comparedFields.flatMap((name) => {
    const [has, given] = [known[name] ?? '', typed[name]];
    if (given === undefined || isSame[name](has, given)) return [];
    return [{ name, known: has, typed: given }];
  });

/** The differing fields in which the typed value is to be kept. */
export const pickTyped = (
  differences: readonly Difference[],
  choices: SamePerson,
): Partial<Record<ComparedField, string>> =>
  Object.fromEntries(
    differences.filter(({ name }) => choices?.[name] === 'typed').map(({ name, typed }) => [name, typed]),
  );

/** A number is the same with and without spaces and the country of the provider. */
const isSameTelephone = (one: string, other: string): boolean => foldTelephone(one) === foldTelephone(other);

const foldTelephone = (number: string): string =>
  number.replaceAll(/\D/gu, '').replace(/^(?:00)?48(?=\d{9}$)/u, '');

const isSame: Readonly<Record<ComparedField, (one: string, other: string) => boolean>> = {
  given_name: isSameName,
  surname: isSameName,
  telephone: isSameTelephone,
};
