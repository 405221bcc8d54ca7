/** Each connection keeps what it has prepared: 28 MB after 1,100 statements of lists. */
const mostNames = 1_200;
/** Texts that were seen once and may never come again. */
const mostTexts = 6_000;

/** Written into a statement whose best plan depends on its values more than PostgreSQL can tell from its estimates. */
export const plannedForValues = '/* planned for its values */';

/**
 * A search looks for a page with an unknown bound, and a later page begins at an unknown place: which index serves them best
 * depends on the values, so that they are planned each time. `on conflict` that names a partial index by values has no generic
 * plan at all: PostgreSQL refuses it (42P10). Of all others PostgreSQL compares both plans by their cost after five uses.
 */
export const isPrepared = (text: string): boolean =>
  !text.includes(plannedForValues) &&
  !/\b(?:limit|offset) \$\d|\bon conflict \([^)]*\) where (?:(?! do ).)*\$\d/s.test(text);

/** Names for the statements of one pool: PostgreSQL parses a named one once per connection, and may keep its plan. */
export interface StatementNames {
  /** The name of a text that has come before; nothing for one that is new, or that must be planned for its values. */
  find(text: string): string | undefined;
  /** After a migration changed what the text answers: from now on it has another name. */
  renew(text: string): void;
}

export const createStatementNames = (): StatementNames => {
  const names = new Map<string, string>();
  const seenOnce = new Set<string>();
  let made = 0;
  const name = (text: string): string => {
    made += 1;
    const given = `s${made}`;
    names.set(text, given);
    return given;
  };
  return {
    find: (text) => {
      const known = names.get(text);
      if (known !== undefined || names.size === mostNames || !isPrepared(text)) return known;
      if (seenOnce.delete(text)) return name(text);
      if (seenOnce.size === mostTexts) seenOnce.clear();
      seenOnce.add(text);
      return undefined;
    },
    renew: (text) => void (names.has(text) && name(text)),
  };
};
