import type { OrderedList } from '@indeks/contract/notices/ordered-lists/ordered-lists.schemas';
import { isCallError } from '#shared/api/call-error.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useDownload } from '#shared/api/use-download.ts';

interface PrintedList {
  fetchFile: () => Promise<File>;
  order: () => Promise<OrderedList>;
}

/** Makes a button download a printed list. One that is too long to wait for is ordered, and its screen shows how far it is. */
export function useListDownload({ fetchFile, order }: PrintedList) {
  const ordering = useChange('ordered-lists', order);
  return useDownload(() => fetchOrOrder(fetchFile, () => ordering.mutateAsync()));
}

/** The file, or nothing yet where it had to be ordered. */
export const fetchOrOrder = async (
  fetchFile: () => Promise<File>,
  order: () => Promise<OrderedList>,
): Promise<File | undefined> => {
  try {
    return await fetchFile();
  } catch (error) {
    if (!isCallError(error, 'list/to-be-ordered')) throw error;
    await order();
    return undefined;
  }
};
