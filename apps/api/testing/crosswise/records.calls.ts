import { recordRemovals, type RecordRemoval } from '../removed-records.ts';
import { share } from '../share.ts';
import { inOrder, type BulkCall } from './rounds.ts';
import type { TalkWorld } from './talk.calls.ts';

const removeSame = ({ name, route, insert, toBody = (ids) => ids }: RecordRemoval): BulkCall<TalkWorld> => {
  const insertBoth = share(
    async (world: TalkWorld) =>
      [await insert(world, world.uids[0]), await insert(world, world.uids[1])] as const,
  );
  return {
    name: `removed ${name}`,
    route,
    make: async (world, first) => ({ body: toBody(inOrder(await insertBoth(world), first)) }),
  };
};

const removeOwn = ({ name, route, insert, toBody = (ids) => ids }: RecordRemoval): BulkCall<TalkWorld> => ({
  name: `removed ${name}`,
  route,
  make: async (world, first) => {
    const ids: number[] = [];
    for (const id of inOrder(world.uids, first)) ids.push(await insert(world, id));
    return { body: toBody(ids) };
  },
});

/** Removals of the same two records in both orders; where they are somebody's, also of two of the same two people each. */
export const recordCalls = recordRemovals.map(({ name, ...removal }) => {
  const same = removeSame({ name, ...removal });
  return {
    name,
    calls: removal.ofPeople ? ([same, removeOwn({ name, ...removal })] as const) : ([same] as const),
  };
});
