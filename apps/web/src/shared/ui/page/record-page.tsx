import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { Fragment, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { isCallError } from '#shared/api/call-error.ts';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LoadingState } from './loading-state.tsx';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

interface RecordPageProps<Data, Key extends QueryKey> {
  query: (id: number) => UseQueryOptions<Data, Error, Data, Key>;
  /** False while the record is being deleted: its page would say that it is missing before another page is there. */
  enabled?: boolean;
  /** A record that does not belong to this page is missing on it. */
  belongs?: (record: Data) => boolean;
  texts: {
    title: string;
    back: NonNullable<PageHeaderProps['back']>;
    missing: { title: string; text: string };
    failed?: string;
  };
  children: (record: Data) => ReactNode;
}

/** The page of the record that its address names; or that it is missing, cannot be read, or is being read. */
export function RecordPage<Data, Key extends QueryKey>({
  query,
  enabled = true,
  belongs,
  texts,
  children,
}: RecordPageProps<Data, Key>) {
  const id = Number(useParams()['id']);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, isFetching, refetch } = useQuery({ ...query(id), enabled: isNumber && enabled });
  const isOther = data !== undefined && belongs?.(data) === false;
  const missing = !isNumber || isOther || isCallError(error, 'record/not-found');
  const isKnown = data !== undefined && !missing;
  useHeadingKeepsFocus(isKnown);
  // The key begins anew for another record, so that nothing typed is saved in the wrong one.
  if (isKnown) return <Fragment key={id}>{children(data)}</Fragment>;
  return (
    <>
      <PageHeader title={texts.title} back={texts.back} />
      {missing && <EmptyState {...texts.missing} />}
      {!missing && error !== null && (
        <ErrorState
          {...(texts.failed !== undefined && { title: texts.failed })}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!missing && error === null && <LoadingState />}
    </>
  );
}

/** A new page has its focus on the heading; the heading of the record takes it from the one that stood there while it was read. */
function useHeadingKeepsFocus(isKnown: boolean): void {
  const waiting = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1');
    const isFocusLost = document.activeElement === document.body;
    if (isKnown && isFocusLost && waiting.current?.hasAttribute('tabindex')) {
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({ preventScroll: true });
    }
    waiting.current = isKnown ? null : heading;
  }, [isKnown]);
}
