import { useQuery } from '@tanstack/react-query';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';
import { personOf } from './acting.ts';

/** The banner of `?user=` on somebody's own screens; nothing on one's own. */
export function ActingFor({ user, leaveTo }: { user: number | undefined; leaveTo: string }) {
  const { data } = useQuery({ ...personOf(user ?? 0), enabled: user !== undefined });
  return user === undefined ? null : <ActingBanner name={data?.name} leaveTo={leaveTo} />;
}
