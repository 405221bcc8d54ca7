import { useQuery } from '@tanstack/react-query';
import { personQuery } from '#data/identity/people.ts';
import { ActingBanner } from '#shared/ui/page/acting-banner.tsx';

/** The banner shown while the secretariat acts for a person by `?user=`. */
export function ActingFor({ user, leaveTo }: { user: number | undefined; leaveTo: string }) {
  const { data } = useQuery({ ...personQuery(user ?? 0), enabled: user !== undefined });
  return user === undefined ? null : <ActingBanner name={data?.name} leaveTo={leaveTo} />;
}
