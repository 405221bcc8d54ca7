import { useQuery } from '@tanstack/react-query';
import { personQuery } from '#data/people.ts';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';

/** The banner of `?user=` on somebody's own screens; nothing on one's own. */
export function ActingFor({ user, leaveTo }: { user: number | undefined; leaveTo: string }) {
  const { data } = useQuery({ ...personQuery(user ?? 0), enabled: user !== undefined });
  return user === undefined ? null : <ActingBanner name={data?.name} leaveTo={leaveTo} />;
}
