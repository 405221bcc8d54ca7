import { onlineMeetingRoutes as routes } from '@indeks/contract/talk/online-meetings/online-meetings.routes';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

/**
 * Opens Zoom with the caller's own link, which is fetched at the press. The new tab is opened before the answer, since
 * browsers open none later; where they open none at all, Zoom takes the place of this page.
 */
export function useMeetingLink() {
  const open = useAction(async ({ id, as }: { id: number; as: 'start' | 'join' }) => {
    const tab = window.open('', '_blank');
    try {
      const { url } =
        as === 'start'
          ? await call(routes.start, { params: { id } })
          : await call(routes.join, { params: { id } });
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (error) {
      tab?.close();
      throw error;
    }
  });
  return {
    busy: open.isPending,
    open: (id: number, as: 'start' | 'join') =>
      open.mutate({ id, as }, { onError: (error) => snackbar(readMessage(error), { tone: 'error' }) }),
  };
}
