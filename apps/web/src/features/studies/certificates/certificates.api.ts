import { certificateRoutes as routes } from '@indeks/contract/studies/certificates/certificates.routes';
import type { CallInput } from '@indeks/contract/common/route';
import { call } from '#shared/api/call.ts';
import { useChange } from '#shared/api/use-change.ts';
import { useSubmitKeys } from '#shared/api/use-submit-keys.ts';

/** A request whose answer was lost is not done twice: no certificate and no duplicate comes of a retry. */
export function useIssuing() {
  const { keyFor, forget } = useSubmitKeys();
  const { mutateAsync } = useChange('certificates', async (body: CallInput<typeof routes.issue>['body']) => {
    const issued = await call(routes.issue, { body }, { idempotencyKey: keyFor(body) });
    forget(body);
    return issued;
  });
  return mutateAsync;
}

interface AnotherPaper {
  /** The number of the certificate. */
  id: number;
  reason: string;
}

/** A duplicate, another certificate in place, or the end of one. */
export function useAnotherPaper(
  route: typeof routes.duplicate | typeof routes.reissue | typeof routes.renew | typeof routes.annul,
) {
  const { keyFor, forget } = useSubmitKeys();
  const { mutateAsync } = useChange('certificates', async (wanted: AnotherPaper) => {
    const { id, reason } = wanted;
    const key = keyFor(wanted);
    const made = await call(route, { params: { id }, body: { reason } }, { idempotencyKey: key });
    forget(wanted);
    return made;
  });
  return mutateAsync;
}
