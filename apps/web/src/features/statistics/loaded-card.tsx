import { IconSchool } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { statisticsTexts as texts } from './statistics.texts.ts';

interface LoadedCardProps<Data> {
  title: string;
  result: UseQueryResult<Data>;
  /** The whole card, once its numbers are there. */
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A card with numbers of its own: while they come or fail, the other cards show theirs. */
export function LoadedCard<Data>({ title, result, children }: LoadedCardProps<Data>) {
  const { data, isError, isFetching, refetch } = result;
  if (data !== undefined && data !== null) return children(data);
  return (
    <Card title={title} flush>
      {isError ? (
        <ErrorState title={texts.failed(title)} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <LoadingState rows={3} columns={2} text={texts.loading} />
      )}
    </Card>
  );
}

/** In place of a chart that would have nothing to show. */
export function NobodyCard({ title }: { title: string }) {
  return (
    <Card title={title} flush>
      <EmptyState icon={IconSchool} title={texts.none} />
    </Card>
  );
}
