import { Suspense } from 'react';
import type { ProtocolGroupFilter } from '#data/studies/protocols.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';

const GroupSheet = lazyPart(async () => (await import('./sheet/group-sheet.tsx')).GroupSheet);

interface ChosenSheetProps {
  sid: number;
  intake: string;
  protocol: ProtocolGroupFilter;
  back: string;
}

/** The sheet in the place of a journal, loaded when a group is graded. */
export function ChosenSheet(props: ChosenSheetProps) {
  return (
    <Suspense fallback={<LoadingState columns={5} />}>
      <GroupSheet {...props} />
    </Suspense>
  );
}
