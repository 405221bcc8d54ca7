import { protocolRoutes as routes } from '@indeks/contract/protocols/protocols.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { fetchProtocolPdf } from '#data/protocols.ts';
import { messageOf } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { saveFile } from '#shared/api/download.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { generatingTexts as texts } from './protocols.texts.ts';

type Body = CallInput<typeof routes.save>['body'];

/** Makes a protocol, then downloads it. Two clicks make one; a request whose answer was lost is not done twice. */
export function useGenerate(onDone?: (id: number) => void) {
  const { keyFor, forget } = useSubmitKeys();
  const { mutate, isPending } = useChange('protocols', async (body: Body) => {
    const saved = await call(routes.save, { body }, { idempotencyKey: keyFor(body) });
    forget(body);
    saveFile(await fetchProtocolPdf(saved.id));
    return saved;
  });
  const generate = (body: Body) =>
    mutate(body, {
      onSuccess: ({ id, number }) => {
        snackbar(texts.done(number));
        onDone?.(id);
      },
      onError: (error) => snackbar(messageOf(error), { tone: 'error' }),
    });
  return { generate, isPending };
}
