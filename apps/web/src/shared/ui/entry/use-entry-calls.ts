import type { Route } from '@indeks/contract/common/route';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import type { Opening } from '../dialog/use-opening.ts';
import type { Entry, EntryRoutes, EntryRow, Removal } from './entry.ts';

export interface SaveEntry<Row extends EntryRow> {
  add: (body: object, opening: Opening) => Promise<Row>;
  edit: (row: Row, body: object, opening: Opening) => Promise<Row>;
  copy: (row: Row, body: object, opening: Opening) => Promise<Row>;
}

/** Adds, changes or copies a row; `opening` remembers what a retry must repeat. */
export function useSaveEntry<Row extends EntryRow, Routes extends EntryRoutes<Row>>(
  entry: Entry<Row, Routes>,
): SaveEntry<Row> {
  const { routes, query, params } = entry;
  const change = useChange(entry.topic, (save: () => Promise<Row>) => save());
  const add = (body: object, opening: Opening) => {
    const parts = { ...(params && { params }), ...(query && { query }), body };
    return send<Row>(routes.create, parts, routes.create.idempotent && opening.keyFor(parts));
  };
  const edit = ({ id, version: read }: Row, body: object, opening: Opening) =>
    opening.saveAgainst(read, (version) =>
      send<Row>(routes.edit, { params: { id }, body: { ...body, version } }),
    );
  const copy = ({ id }: Row, body: object, opening: Opening) => {
    const parts = { params: { id }, body };
    return send<Row>(routes.clone ?? routes.create, parts, opening.keyFor(parts));
  };
  return {
    add: (body, opening) => change.mutateAsync(() => add(body, opening)),
    edit: (row, body, opening) => change.mutateAsync(() => edit(row, body, opening)),
    copy: (row, body, opening) => change.mutateAsync(() => copy(row, body, opening)),
  };
}

/** Deletes rows: all in one call where there is one for many. */
export function useRemoveEntries<Row extends EntryRow>({ topic, routes, query }: Removal<Row>) {
  const { remove, removeMany } = routes;
  const removeOne = async ({ id }: Row) => {
    if (remove) await send(remove, { params: { id }, ...(remove.query && query && { query }) });
  };
  const change = useChange(topic, (rows: readonly Row[]) =>
    removeMany ? send(removeMany, { body: rows.map(({ id }) => id) }) : Promise.all(rows.map(removeOne)),
  );
  return change.mutateAsync;
}

/** Calls a route of which nothing is known here; that it takes this and answers so was checked by `defineEntry`. */
const send = <Answer>(route: Route, input: object, idempotencyKey?: string): Promise<Answer> =>
  call(
    route,
    input,
    idempotencyKey === undefined ? {} : { idempotencyKey },
  ) as Promise<unknown> as Promise<Answer>;
