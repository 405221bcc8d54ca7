import type { CallInput, Route } from '@indeks/contract/common/route';
import type { Topic } from '@indeks/contract/realtime/events';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { EntryForm } from './entry-form.tsx';

/** The properties of every row of an entry: its id, and the version that was read. */
export interface EntryRow {
  id: number;
  version: number;
}

/** A sentence, or a function that bends it by the number of rows. */
export type CountedText = string | ((count: number) => string);

export interface RemovalTexts {
  removeQuestion: CountedText;
  removeConsequence: CountedText;
  removeConfirm: CountedText;
  removed: CountedText;
}

export interface EntryTexts {
  /** The button that adds, and the title of the form unless it has one of its own. */
  add: string;
  newTitle?: string;
  editTitle: string;
  /** The title of the form that begins with a copy. */
  copyTitle?: string;
  save: string;
  added: string;
  edited: string;
  /** Left out where one is enough. */
  addAnother?: string;
  backToList: string;
}

export interface RemovalRoutes {
  remove?: Route;
  /** Preferred to `remove`, which is called once for each row. */
  removeMany?: Route;
}

/** How rows are deleted: after a question that names them, and with a sentence at the end. */
export interface Removal<Row extends EntryRow> {
  /** The topic whose queries are fetched again after a change. */
  topic: Topic;
  routes: RemovalRoutes;
  /** Sent with those calls that have a query, such as the person acted for. */
  query?: object;
  texts: RemovalTexts;
  /** A row in one line of words. */
  inWords: (row: Row) => string;
  /** The deleted rows in words; by default each row's words, with commas. */
  removedInWords?: (rows: readonly Row[]) => string;
}

/** The calls of a contract group that an entry is made of. */
export interface EntryRoutes<Row extends EntryRow> extends RemovalRoutes {
  create: Route & { readonly answer: z.ZodType<Row> };
  edit: Route & { readonly answer: z.ZodType<Row> };
  clone?: Route & { readonly answer: z.ZodType<Row> };
}

/** Texts of a deletion are required only if there is a call that deletes. */
type TextsFor<Routes extends RemovalRoutes> = EntryTexts &
  (Routes extends { remove: Route } | { removeMany: Route } ? RemovalTexts : { removeQuestion?: never });

/** How a resource is added, edited and, where it can be, deleted: its calls, its words, and a form for each of the two. */
export interface Entry<Row extends EntryRow, Routes extends EntryRoutes<Row>> extends Omit<
  Removal<Row>,
  'texts'
> {
  routes: Routes;
  query?: PartOf<Routes['create'], 'query'>;
  /** The owner of the added row, if the path of that call contains it. */
  params?: PartOf<Routes['create'], 'params'>;
  texts: TextsFor<Routes>;
  /** With the row that was added a moment ago, when the new one goes on from it. */
  add: (after?: Row) => EntryForm<PartOf<Routes['create'], 'body'>>;
  /** Its form does not carry the version: that belongs to the opening. */
  edit: (row: Row) => EntryForm<Omit<PartOf<Routes['edit'], 'body'>, 'version'>>;
  /** Where a copy cannot be made by adding, because a part of it lies on the server: the form for the call that copies. */
  copy?: Routes extends { clone: infer Clone extends Route }
    ? (row: Row) => EntryForm<PartOf<Clone, 'body'>>
    : never;
  /** Values of a copy that differ from its original, such as a day that can no longer be chosen. */
  asCopy?: (row: Row) => Row;
  /** The text after the sentence about adding; by default the row in words. */
  addedInWords?: (row: Row) => string;
}

type PartOf<R extends Route, Part extends 'params' | 'query' | 'body'> =
  CallInput<R> extends { [Key in Part]?: infer Sent } ? NonNullable<Sent> : never;

/** Declares an entry; what the forms give must be what the calls take. */
export const defineEntry = <Row extends EntryRow, Routes extends EntryRoutes<Row>>(
  entry: Entry<Row, Routes>,
): Entry<Row, Routes> => entry;

/** How the rows of an entry are deleted; undefined where nothing is. */
export const findRemoval = <Row extends EntryRow, Routes extends EntryRoutes<Row>>(
  entry: Entry<Row, Routes>,
): Removal<Row> | undefined => {
  const texts: EntryTexts & Partial<RemovalTexts> = entry.texts;
  const { removeQuestion, removeConsequence, removeConfirm, removed } = texts;
  if (!removeQuestion || !removeConsequence || !removeConfirm || !removed) return undefined;
  return { ...entry, texts: { removeQuestion, removeConsequence, removeConfirm, removed } };
};

/** Dialogs that may be open over a list of entries; a screen adds the kinds of its own dialogs. */
export type OpenEntry<Row extends EntryRow, Given = unknown> =
  | (FormOpening<Row> & Given)
  | { kind: 'saved'; row: Row; added: boolean }
  | { kind: 'remove'; rows: readonly Row[] }
  | { kind: 'removed'; rows: readonly Row[] };

export interface FormOpening<Row extends EntryRow> {
  kind: 'form';
  /** The row to edit; without it a new one is added. */
  row?: Row | undefined;
  /** The row that was added a moment ago, from which the new one goes on. */
  after?: Row | undefined;
  /** The row is copied: the form begins with it, and nothing is stored before it is saved. */
  copied?: boolean;
  /** Values typed for a row that somebody else has deleted meanwhile. */
  typed?: FieldValues | undefined;
}
