import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePreference, useUserStorage } from '#shared/storage/storage-owner.tsx';
import { defaultItemsPerPage, hasListState, itemsPerPageChoices, withoutListState } from './list-state.ts';
import type { Filters, ListDefaults } from './list-state.ts';
import { listAt } from './list.ts';
import type { GoToAddress, List } from './list.ts';

export interface ListOptions<SortKey extends string, F extends Filters> extends ListDefaults<SortKey, F> {
  /** Under this name the state is remembered until the end of the visit. Define the options once, outside the screen. */
  screen: string;
}

/**
 * The state of a list lives in the address, and is remembered for coming back without one. How many rows a page has is
 * remembered for all lists and beyond the visit.
 */
export function useListState<SortKey extends string, F extends Filters>(
  options: ListOptions<SortKey, F>,
): List<SortKey, F> {
  const [params, setParams] = useSearchParams();
  const remembered = useRemembered(options, params, setParams);
  const address = (remembered ?? params).toString();
  const { newest, goTo } = useNewest(address, setParams);
  const [itemsPerPage, prefer] = usePreference('rows', [defaultItemsPerPage, ...itemsPerPageChoices]);
  return useMemo(() => {
    const defaults = { ...options, itemsPerPage };
    const list = listAt(new URLSearchParams(address), defaults, goTo, newest);
    const setItemsPerPage: typeof list.setItemsPerPage = (rows) => {
      prefer(rows);
      list.setItemsPerPage(rows);
    };
    return { ...list, setItemsPerPage };
  }, [address, goTo, itemsPerPage, newest, options, prefer]);
}

type SetParams = ReturnType<typeof useSearchParams>[1];

/** The address that was last gone to, until the page is drawn at it. */
function useNewest(address: string, setParams: SetParams) {
  const gone = useRef(address);
  useLayoutEffect(() => {
    gone.current = address;
  });
  const newest = useCallback(() => new URLSearchParams(gone.current), []);
  const goTo: GoToAddress = useCallback(
    (next, { replace }) => {
      gone.current = next.toString();
      setParams(next, { replace, preventScrollReset: true });
    },
    [setParams],
  );
  return { newest, goTo };
}

/**
 * Answers the remembered address while the screen was opened without one, so that the first request already
 * asks for the right page, and puts it into the address bar. Afterwards keeps the memory up to date.
 */
function useRemembered(
  options: ListOptions<string, Filters>,
  params: URLSearchParams,
  setParams: SetParams,
): URLSearchParams | undefined {
  const storage = useUserStorage();
  const key = `list:${options.screen}`;
  const [restored, setRestored] = useState(() => {
    const kept = hasListState(params, options) ? undefined : storage.read(key);
    const own = typeof kept === 'string' ? ownPart(new URLSearchParams(kept), options) : '';
    return own === '' ? undefined : mergedWith(params, own);
  });
  const restoring = restored !== undefined && !hasListState(params, options);

  useEffect(() => {
    if (restoring) setParams(restored, { replace: true, preventScrollReset: true });
    else setRestored(undefined);
    // Restored only once: an address emptied later was emptied on purpose.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [restoring]);

  useEffect(() => {
    if (!restoring) storage.write(key, ownPart(params, options));
  }, [key, options, params, restoring, storage]);

  return restoring ? restored : undefined;
}

function mergedWith(params: URLSearchParams, kept: string): URLSearchParams {
  const merged = new URLSearchParams(params);
  for (const [name, value] of new URLSearchParams(kept)) merged.append(name, value);
  return merged;
}

function ownPart(params: URLSearchParams, options: ListOptions<string, Filters>): string {
  const foreign = withoutListState(params, options);
  const own = new URLSearchParams(params);
  for (const name of foreign.keys()) own.delete(name);
  return own.toString();
}
