import { useQuery } from '@tanstack/react-query';
import { backlogQuery } from '#data/reports.ts';
import { useSession } from '#shared/api/session-context.tsx';

/** Paths of menu entries and top-bar buttons that may carry a counter. */
export type BadgePath = '/chat' | '/notifications' | '/reports';

export type Badges = Readonly<Partial<Record<string, number>>>;

/** How much waits for the user: reports to decide. The modules that count unread messages do not exist yet. */
export function useBadges(): Badges {
  const decides = useSession().permissions.includes('reports.decide');
  const { data } = useQuery({ ...backlogQuery, enabled: decides });
  return data && data.waiting > 0 ? { '/reports': data.waiting } : nothing;
}

const nothing: Badges = {};
