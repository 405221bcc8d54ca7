import { ErrorState } from './error-state.tsx';
import { LoadingState, type LoadingStateProps } from './loading-state.tsx';

interface AwaitedStateProps extends LoadingStateProps {
  /** The part of a query's result that is needed while there is no answer. */
  result: { isError: boolean; error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** What failed. */
  failed?: string | undefined;
}

/** Shown in place of an answer: that it is loading, or that it cannot be loaded. */
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
