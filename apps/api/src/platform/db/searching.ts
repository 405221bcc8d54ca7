import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Database } from './database.ts';
import { listSpellings, splitWords } from './searched-words.ts';

/** A search of a list: by its rows' own words, by the words of other rows that they name, or by either. */
export interface Search {
  /** On the list's own columns. */
  readonly own?: Expression<boolean>;
  /**
   * Which words are first looked for among the first rows of the list, since the index of words would collect too many
   * rows for them: short ones in a list of many rows; every one where the index of the list's order holds the words.
   */
  readonly walkedFirst?: 'short words' | 'every word';
  /** The first rows are often all there are: that is asked before anything is collected from a far larger list. */
  readonly ofFew?: boolean;
  readonly linked?: {
    /** Rows of another table that match, each id once; served by the trigram index of that table. */
    readonly ids: Expression<unknown>;
    /** The list's column that names one of them. */
    readonly column: RawBuilder<unknown>;
    /** Whether the row at hand names one of them; asked row by row. */
    readonly matches: Expression<boolean>;
  };
}

/** The search as a condition on one row, for what is read from end to end. */
export const matchesRow = ({ own, linked }: Search) =>
  sql<boolean>`(${sql.join(
    [own, linked?.matches].filter((condition) => condition !== undefined),
    sql` or `,
  )})`;

/**
 * A condition on a `search` column: every word of the term must occur, in any order, without regard to case and
 * diacritics; of a number one of its spellings. Words of one or two letters match at the beginning of a word, so that the
 * trigram index can serve them; the column begins with a space, as each of its words does.
 */
export const matchesSearch = (column: RawBuilder<unknown>, term: string) => {
  const conditions = splitWords(term).map((word) => {
    const spellings = listSpellings(word).map((spelling) => occurs(column, spelling));
    return spellings.length === 1 ? spellings[0] : sql<boolean>`(${sql.join(spellings, sql` or `)})`;
  });
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
};

const occurs = (column: RawBuilder<unknown>, word: string) =>
  sql<boolean>`${column} like ${isShort(word) ? '% ' : '%'} || search_text(${escapeLike(word)}) || '%'`;

/** Words that begin too many other words to be told apart: the index would collect a large part of the table. */
export const hasOnlyShortWords = (term: string): boolean => splitWords(term).every((word) => isShort(word));

/** As many names as are offered instead of a search that found nobody. */
export const nearLimit = 3;

/** The ids that one of the database's functions of near names gives, the nearest first. */
export const selectNear = (db: Database, ids: RawBuilder<unknown>) =>
  db
    .selectFrom(sql<{ id: number; place: number }>`${ids} with ordinality`.as<'near'>(sql`near(id, place)`))
    .orderBy('near.place');

const isShort = (word: string) => word.length <= 2;

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`);
