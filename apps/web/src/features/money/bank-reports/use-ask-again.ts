import { bankRowRoutes as routes } from '@indeks/contract/money/bank-reports/bank-reports.routes';
import type { BankRowItem } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { sameTexts as texts } from './same.texts.ts';

/** Takes back the answer about a payment right after it was given. */
export function useAskAgain() {
  const askAgain = useCall('bank-reports', routes.askAgain);
  return async ({ id, version }: Pick<BankRowItem, 'id' | 'version'>) => {
    try {
      await askAgain({ params: { id }, body: { version } });
      snackbar(texts.askedAgain);
    } catch (error) {
      snackbar(readMessage(error), { tone: 'error' });
    }
  };
}
