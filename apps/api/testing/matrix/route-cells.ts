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
