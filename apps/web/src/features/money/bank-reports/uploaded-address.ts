import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { RefusedFile, Uploaded } from './use-upload.ts';

/**
 * Files that were sent together have an address: the numbers of their reports, so that the table is there again after one of them
 * was looked at. What was refused has no report and goes with the entry of the history.
 */
export function useShowUploaded() {
  const navigate = useNavigate();
  return ({ ids, refused }: Uploaded) =>
    void navigate(`/accountant-settlements/files?ids=${ids.join(',')}`, { state: { refused } });
}

export function useUploaded(): Uploaded {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const ids = (params.get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,9}$/u.test(id));
  return { ids: ids.map(Number), refused: refusedIn(state) };
}

const refusedIn = (state: unknown): readonly RefusedFile[] => {
  if (typeof state !== 'object' || state === null || !('refused' in state) || !Array.isArray(state.refused))
    return [];
  return state.refused.filter(isRefused);
};

const isRefused = (one: unknown): one is RefusedFile =>
  typeof one === 'object' &&
  one !== null &&
  'fileName' in one &&
  typeof one.fileName === 'string' &&
  'failure' in one &&
  typeof one.failure === 'string';
