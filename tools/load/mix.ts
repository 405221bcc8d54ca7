import { addressOf } from '../../apps/api/testing/client.ts';
import { listCases } from '../../apps/api/testing/scale/cases.ts';
import { measuredLists } from '../../apps/api/testing/scale/lists.ts';
import { role, type Role } from '../../packages/contract/src/access/roles.ts';

export interface Asked {
  readonly kind: 'list' | 'record' | 'counter' | 'write';
  readonly as: Role;
  readonly method: 'GET' | 'PUT';
  readonly path: string;
}

/** Shares of requests in percent, as the screens send them on a working day. */
const shares = { list: 70, record: 20, counter: 8, write: 2 } as const;

/** Gives the request of the number; the same for the same number, so that systems are asked the same. */
export function makeMix(): (number: number) => Asked {
  const pools: Readonly<Record<Asked['kind'], readonly Asked[]>> = {
    list: lists(),
    record: [11, 20, 30, 40, 50].flatMap((id) => [
      get('record', role.administrator, `/api/student-course/user/${id}`),
      get('record', role.administrator, `/api/users/${id}`),
    ]),
    counter: ['/notificationapi/unread', '/chatapi/unread', '/api/session'].flatMap((path) =>
      [role.administrator, role.student, role.lecturer].map((as) => get('counter', as, path)),
    ),
    write: [role.lecturer, role.student].map((as) => ({
      kind: 'write',
      as,
      method: 'PUT',
      path: '/api/users/rodo',
    })),
  };
  return (number) => {
    const kind = kindOf(scatter(number) % 100);
    const pool = pools[kind];
    return pool[scatter(number + 7_919) % pool.length] ?? raise();
  };
}

const get = (kind: Asked['kind'], as: Role, path: string): Asked => ({ kind, as, method: 'GET', path });

function lists(): Asked[] {
  const today = new Date().toISOString().slice(0, 10);
  return measuredLists(today)
    .filter(({ within, route }) => within === undefined && route.method === 'GET')
    .flatMap(listCases)
    .filter(({ kind }) => kind !== 'deep')
    .map(({ list, input }) => get('list', list.as ?? role.superAdmin, addressOf(list.route, input(1))));
}

function kindOf(share: number): Asked['kind'] {
  if (share < shares.list) return 'list';
  if (share < shares.list + shares.record) return 'record';
  return share < 100 - shares.write ? 'counter' : 'write';
}

/** Neighbouring numbers far apart, and always the same (the finaliser of MurmurHash3). */
function scatter(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85eb_ca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

function raise(): never {
  throw new Error('the mix is empty');
}
