import { Card } from '#shared/ui/page/card.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { meetingsTexts as texts } from './meetings.texts.ts';

/** The part of a query that a calendar is drawn from. */
export interface CalendarResult<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Shown in place of a calendar that is not loaded yet. */
export function CalendarStates({ result }: { result: CalendarResult<unknown> }) {
  return (
    <Card flush>
      <AwaitedState result={result} failed={texts.loadFailed} rows={5} columns={7} />
    </Card>
  );
}
