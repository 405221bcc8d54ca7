import { useEffect, useState } from 'react';
import type { findHelp, FoundHelp } from '#app/help/find-help.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { awaitPart } from '#shared/lib/load-part.ts';

/** The texts are fetched beside the search; what they hold appears when they have come. */
export function useFoundHelp(search: string): readonly FoundHelp[] {
  const session = useSession();
  const [find, setFind] = useState<typeof findHelp>();
  useEffect(() => {
    void awaitPart(() => import('#app/help/find-help.ts')).then((file) => setFind(() => file.findHelp));
  }, []);
  return find?.(search, session) ?? [];
}
