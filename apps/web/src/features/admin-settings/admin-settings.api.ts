import { adminSettingsRoutes as routes } from '@indeks/contract/admin-settings/admin-settings.routes';
import type { zoomCredentials } from '@indeks/contract/admin-settings/admin-settings.schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '#shared/api/call.ts';

/** Whether the credentials are there, since when and from whom; never the credentials. */
export const zoomState = queryOptions({
  queryKey: ['admin-settings', 'zoom'],
  queryFn: ({ signal }) => call(routes.zoom, {}, { signal }),
});

export function useSaveZoom() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof zoomCredentials>) => call(routes.saveZoom, { body }),
    onSuccess: (state) => queries.setQueryData(zoomState.queryKey, state),
  });
}
