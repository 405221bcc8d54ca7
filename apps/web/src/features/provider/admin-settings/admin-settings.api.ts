import { adminSettingsRoutes as routes } from '@indeks/contract/provider/admin-settings/admin-settings.routes';
import type { zoomCredentials } from '@indeks/contract/provider/admin-settings/admin-settings.schemas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { zoomStateQuery } from '#data/provider/admin-settings.ts';
import { call } from '#shared/api/call.ts';

export function useSaveZoom() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: z.input<typeof zoomCredentials>) => call(routes.saveZoom, { body }),
    onSuccess: (state) => queries.setQueryData(zoomStateQuery.queryKey, state),
  });
}
