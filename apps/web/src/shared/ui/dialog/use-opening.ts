import { useSubmitKeys, type SubmitKeys } from '#shared/api/use-submit-keys.ts';
import { useStaleRow, type StaleRow } from '../form/saving/use-stale-row.ts';

/** State kept between the attempts to send one opening of a form. */
export type Opening = Pick<SubmitKeys, 'keyFor'> & Pick<StaleRow, 'saveAgainst'>;

export function useOpening(): Opening {
  const { keyFor } = useSubmitKeys();
  const { saveAgainst } = useStaleRow();
  return { keyFor, saveAgainst };
}
