import { IconSchool } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { AwaitedState } from '#shared/ui/page/awaited-state.tsx';
import { statisticsTexts as texts } from './statistics.texts.ts';

interface LoadedCardProps<Data> {
  title: string;
  result: UseQueryResult<Data>;
  /** The whole card, once its numbers are there. */
  children: (data: NonNullable<Data>) => ReactNode;
}

/** A card with numbers of its own: while they come or fail, the other cards show theirs. */
export function LoadedCard<Data>({ title, result, children }: LoadedCardProps<Data>) {
  const { data } = result;
  if (data !== undefined && data !== null) return children(data);
  return (
    <Card title={title} flush>
      <AwaitedState result={result} failed={texts.failed(title)} rows={3} columns={2} text={texts.loading} />
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
