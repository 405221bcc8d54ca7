import type { OrderedListKind } from '@indeks/contract/notices/ordered-lists/ordered-lists.keys';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { orderedListsQuery } from '#data/notices/ordered-lists.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';

const OrderedListCard = lazyPart(async () => (await import('./ordered-list-card.tsx')).OrderedListCard);

/** What the person has ordered of this list: how far it is, or its file. It is read from the server, so it outlives a reload. */
export function OrderedListStrip({ kind }: { kind: OrderedListKind }) {
  const enabled = useSession().permissions.includes('ordered-lists.own');
  const order = useQuery({ ...orderedListsQuery, enabled }).data?.items.find((one) => one.kind === kind);
  if (!order) return null;
  return (
    <Suspense>
      <OrderedListCard order={order} />
    </Suspense>
  );
}
