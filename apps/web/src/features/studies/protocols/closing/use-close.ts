import { protocolRoutes as routes } from '@indeks/contract/studies/protocols/protocols.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { fetchProtocolPdf } from '#data/studies/protocols.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { saveFile } from '#shared/api/download.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';
import { generatingTexts as texts } from '#parts/studies/protocols/protocols.texts.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';

type Body = CallInput<typeof routes.save>['body'];

/** Closes a protocol, then downloads it. A request whose answer was lost is not done twice. */
export function useClose() {
  const { keyFor, forget } = useSubmitKeys();
  const { mutateAsync } = useChange('protocols', async (body: Body) => {
    const saved = await call(routes.save, { body }, { idempotencyKey: keyFor(body) });
    forget(body);
    snackbar(texts.done(saved.number));
    await download(saved.id);
    return saved;
  });
  return mutateAsync;
}

/** The protocol is closed by now: without its file, too. */
const download = async (id: number): Promise<void> => {
  try {
    saveFile(await fetchProtocolPdf(id));
  } catch (error) {
    snackbar(readMessage(error), { tone: 'error' });
  }
};
