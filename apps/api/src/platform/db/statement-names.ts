/** Each connection keeps what it has prepared: some tens of kilobytes for a statement over many tables. */
const mostNames = 400;
/** Texts that were seen once and may never come again. */
const mostTexts = 4_000;

/**
 * A statement with a bound on its rows looks for a page: which index serves it best depends on the values, so that it is planned
 * for them each time. `on conflict` that names a partial index by values has no generic plan at all: PostgreSQL refuses it (42P10).
 * All others find rows by number or count what they are told to; their plan is the same for all values.
 */
export const isPrepared = (text: string): boolean =>
  !/\blimit \$\d|\bon conflict \([^)]*\) where (?:(?! do ).)*\$\d/s.test(text);

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
