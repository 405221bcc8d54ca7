import { Card } from '#shared/ui/page/card.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

/** The part of a query that a calendar is drawn from. */
export interface CalendarResult<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What stands in the place of a calendar that is not there yet. */
export function CalendarStates({ result }: { result: CalendarResult<unknown> }) {
  return (
    <Card flush>
      {result.isError ? (
        <ErrorState
          title={texts.loadFailed}
          onRetry={() => void result.refetch()}
          retrying={result.isFetching}
        />
      ) : (
        <LoadingState rows={5} columns={7} />
      )}
    </Card>
  );
}
