import { draftRoutes as routes } from '@indeks/contract/employment/questionnaire/drafts.routes';
import type { DraftSave } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import { queryOptions } from '@tanstack/react-query';
import { call, type CallOptions } from '#shared/api/call.ts';
import { routeQuery } from '../route-query.ts';

/** The reader's own unfinished form, fetched again at each opening. */
export const ownDraftQuery = (uid: number) => {
  const query = routeQuery(routes.get, { params: { uid } });
  return queryOptions({
    ...query,
    // A form that was just closed may still be keeping what was typed in it.
    queryFn: async () => {
      await lastKeeping;
      return call(routes.get, { params: { uid } });
    },
    staleTime: 0,
    gcTime: 0,
  });
};

/** Keeps what was typed; answers its version and when that was. */
export const keepOwnDraft = (uid: number, body: DraftSave, options: CallOptions) => {
  const keeping = call(routes.keep, { params: { uid }, body }, options);
  lastKeeping = keeping.catch(() => undefined);
  return keeping;
};

export const dropOwnDraft = async (uid: number): Promise<void> => {
  await call(routes.drop, { params: { uid } });
};

let lastKeeping: Promise<unknown> = Promise.resolve();
