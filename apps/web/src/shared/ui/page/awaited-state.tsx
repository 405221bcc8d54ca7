import { ErrorState } from './error-state.tsx';
import { LoadingState, type LoadingStateProps } from './loading-state.tsx';

interface AwaitedStateProps extends LoadingStateProps {
  /** The part of a query's result that is needed while there is no answer. */
  result: { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What failed. */
  failed?: string | undefined;
}

/** What stands where an answer will be: that it is being read, or that it cannot be. */
export function AwaitedState({ result, failed, ...loading }: AwaitedStateProps) {
  if (!result.isError) return <LoadingState {...loading} />;
  return (
    <ErrorState
      {...(failed !== undefined && { title: failed })}
      error={result.error}
      onRetry={() => void result.refetch()}
      retrying={result.isFetching}
    />
  );
}
