import type { DraftSave, OwnDraft } from '@indeks/contract/employment/questionnaire/drafts.schemas';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { dropOwnDraft, keepOwnDraft, ownDraftQuery } from '#data/employment/questionnaire-draft.ts';
import { isCallError } from '#shared/api/call-error.ts';
import type { DraftPlace, FoundDraft, Kept } from '#shared/ui/long-form/draft-keeper.ts';

interface DraftOf {
  uid: number;
  kind: DraftSave['kind'];
  /** The version of the form when it was opened, and the one that the next save uses. */
  version: number;
  readVersion: () => number;
}

/** One's own draft on the server, sealed there; undefined for the form of somebody else, which has none. */
export function useDraftPlace(draft: OwnDraft['draft'] | undefined, of: DraftOf): DraftPlace | undefined {
  const queries = useQueryClient();
  const [place] = useState(() => (draft === undefined ? undefined : createPlace(draft, of, queries)));
  return place;
}

function createPlace(draft: OwnDraft['draft'], of: DraftOf, queries: QueryClient): DraftPlace {
  const { uid, kind, readVersion } = of;
  let version = draft?.version ?? 0;
  const keep = async (form: FieldValues, { leaving }: { leaving: boolean }): Promise<Kept> => {
    const body = { kind, form, read_version: readVersion(), version };
    try {
      const kept = await keepOwnDraft(uid, body, { keepalive: leaving });
      version = kept.version;
      return { at: kept.updated_at, newer: false };
    } catch (error) {
      if (!isCallError(error, 'questionnaire/draft-newer')) throw error;
      return { at: String(error.details['updated_at']), newer: true };
    }
  };
  const read = async () => {
    const { draft: newest } = await queries.fetchQuery(ownDraftQuery(uid));
    version = newest?.version ?? version;
    return foundIn(newest, of.kind, readVersion());
  };
  return { found: foundIn(draft, kind, of.version), keep, read, drop: () => dropOwnDraft(uid) };
}

const foundIn = (
  draft: OwnDraft['draft'],
  kind: DraftSave['kind'],
  version: number,
): FoundDraft | undefined =>
  draft?.kind === kind
    ? { values: draft.form, at: draft.updated_at, outdated: draft.read_version < version }
    : undefined;
