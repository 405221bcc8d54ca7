import { randomUUID } from 'node:crypto';
import type { Role } from '@indeks/contract/access/roles';
import type { Route } from '@indeks/contract/common/route';
import type { RawInput } from '../client.ts';
import type { World } from './world.ts';

type Request = (world: World) => Promise<RawInput> | RawInput;

/** Who may make a call, and one request for each kind of object it can name. Written by hand, not read from the contract. */
export interface RouteCells {
  readonly route: Route;
  readonly who: 'anybody' | 'restricted' | readonly Role[];
  /** A request that succeeds for those who may; for routes with an object, on one's own. */
  readonly own: Request;
  readonly other?: Request;
  /** Those to whom another's object is open as their own is. */
  readonly othersToo?: readonly Role[];
  readonly missing?: Request;
  /** The status of the `own` request, when it is not 200. */
  readonly status?: number;
}

export const everyone: readonly Role[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 11];
export const secretariat: readonly Role[] = [1, 11];
/** Those who keep cars and hours. */
export const timekeepers: readonly Role[] = [0, 1, 5, 7, 8, 11];
/** Those who drive to weekends. */
export const travellers: readonly Role[] = [0, 1, 5, 8, 11];
export const nowhere = 2_147_483_647;

type IdOf = (world: World) => Promise<number>;

/** Requests that name a record of one's own, another's, or one that nobody has. */
export const aimAt = (mine: IdOf, anothers: IdOf) => ({
  one: (request: (id: number) => RawInput) => ({
    own: async (world: World) => request(await mine(world)),
    other: async (world: World) => request(await anothers(world)),
    missing: () => request(nowhere),
  }),
  /** Another's comes with one's own: all or none. */
  several: {
    own: async (world: World) => ({ body: [await mine(world)] }),
    other: async (world: World) => ({ body: [await mine(world), await anothers(world)] }),
    missing: () => ({ body: [nowhere] }),
  },
});

type FileOf = (world: World) => Promise<{ readonly file: string }>;

/** Requests for a file of one's own, for another's, and for one that is not there. */
export const aimAtFile = (mine: FileOf, anothers: FileOf) => ({
  own: async (world: World) => ({ params: { file: (await mine(world)).file } }),
  other: async (world: World) => ({ params: { file: (await anothers(world)).file } }),
  missing: () => ({ params: { file: randomUUID() } }),
});
