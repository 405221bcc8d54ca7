import { nameRoute } from '@indeks/contract/common/route';
import { allRoutes } from '@indeks/contract/all-routes';
import { permissions, type Permission, type RoleTable } from '@indeks/contract/access/permissions';
import { roles, type Role } from '@indeks/contract/access/roles';
import { accountRoutes } from '@indeks/contract/identity/accounts/accounts.routes';
import type { Statement, TestApp } from '../test-app.ts';
import { isWriting, judgeWrites, type AuditedWrites, type ObservedWrite } from './audited-writes.ts';
import { allCells } from './cells.ts';
import { judgeDoors } from './doors.ts';
import { expectedPermissions } from './expected-permissions.ts';
import type { RouteCells } from './route-cells.ts';
import { makeWorld } from './world.ts';

export interface MatrixResult {
  readonly routes: number;
  readonly cells: number;
  readonly failures: readonly string[];
  /** Routes of the contract that nobody wrote cells for. */
  readonly exempt: readonly string[];
  readonly audit: AuditedWrites;
  /** Calls that write an address, a role or personal data and have no policy line, and lines without such a call. */
  readonly doors: readonly string[];
}

type Caller = Role | 'anonymous' | 'restricted';
type ObjectKind = 'own' | 'other' | 'missing';

const callers: readonly Caller[] = ['anonymous', 'restricted', ...roles];

/** Calls that only read and calls that write are asked side by side, so each kind has a system of its own. */
export interface MatrixApps {
  readonly reading: TestApp;
  readonly writing: TestApp;
}

/** Every route as anonymous, as a restricted session and as each role; on one's own, another's and a missing object. */
export const runMatrix = async ({ reading, writing }: MatrixApps): Promise<MatrixResult> => {
  const [reads, writes] = await Promise.all([
    askRows(
      reading,
      allCells.filter(({ route }) => !isWriting(route)),
    ),
    askRows(
      writing,
      allCells.filter(({ route }) => isWriting(route)),
    ),
  ]);
  const failures = [...reads.failures, ...writes.failures];
  for (const role of roles) failures.push(...(await askPermissions(reading, role)));
  const exempt = allRoutes.filter((route) => !allCells.some((row) => row.route === route)).map(nameRoute);
  const cells = reads.cells + writes.cells + roles.length;
  const audit = judgeWrites(writes.observed);
  const doors = judgeDoors(writes.observed);
  return { routes: allRoutes.length, cells, failures, exempt, audit, doors };
};

/** One cell after the other; what writing calls that succeed send to the database is kept. */
const askRows = async (app: TestApp, rows: readonly RouteCells[]) => {
  const failures: string[] = [];
  const observed: ObservedWrite[] = [];
  let cells = 0;
  for (const row of rows)
    for (const caller of callers)
      for (const kind of listKinds(row)) {
        cells += 1;
        const { status, statements, problems } = await askCell(app, row, caller, kind);
        failures.push(...problems);
        if (isWriting(row.route) && status < 300) observed.push({ route: row.route, statements });
      }
  return { cells, failures, observed };
};

export interface FlipResult {
  readonly flips: number;
  readonly missed: readonly string[];
}

/** Flips each cell of the running server's role table in turn: the matrix must notice every one of them. */
export const runFlips = async (app: TestApp): Promise<FlipResult> => {
  const original = app.roleTable.current;
  const missed: string[] = [];
  let flips = 0;
  for (const permission of permissions)
    for (const role of roles) {
      flips += 1;
      app.roleTable.current = flipped(original, permission, role);
      if (!(await isNoticed(app, permission, role))) missed.push(`${permission} × ${role}`);
    }
  app.roleTable.current = original;
  return { flips, missed };
};

const isNoticed = async (app: TestApp, permission: Permission, role: Role): Promise<boolean> => {
  for (const row of allCells.filter(({ route }) => route.access === permission))
    if ((await askCell(app, row, role, 'own')).problems.length > 0) return true;
  return (await askPermissions(app, role)).length > 0;
};

interface Asked {
  readonly status: number;
  readonly statements: readonly Statement[];
  readonly problems: readonly string[];
}

const askCell = async (app: TestApp, row: RouteCells, caller: Caller, kind: ObjectKind): Promise<Asked> => {
  const restricted = caller === 'restricted';
  const world = await makeWorld(app, restricted ? 0 : caller, restricted);
  const request = await (row[kind] ?? row.own)(world);
  const { result, statements } = await app.counting(() => world.client.raw(row.route, request));
  const { status } = result;
  const expected = expectedStatus(row, caller, kind);
  const problem = `${nameRoute(row.route)} as ${caller} on ${kind}: ${status}, not ${expected}`;
  return { status, statements, problems: status === expected ? [] : [problem] };
};

const expectedStatus = (row: RouteCells, caller: Caller, kind: ObjectKind): number => {
  const { who, othersToo = [], status = 200 } = row;
  const mayReach = kind === 'own' || (kind === 'other' && othersToo.some((role) => role === caller));
  const answered = mayReach ? status : 404;
  if (who === 'anybody') return answered;
  if (caller === 'anonymous') return 401;
  if (who === 'restricted') return answered;
  return caller !== 'restricted' && who.includes(caller) ? answered : 403;
};

/** What the menu is drawn from, also for permissions whose routes come later. */
const askPermissions = async (app: TestApp, role: Role): Promise<string[]> => {
  const { client } = await makeWorld(app, role);
  const { body } = await client.call(accountRoutes.current);
  const given = [...body.permissions].sort().join();
  const expected = [...expectedPermissions[role]].sort().join();
  return given === expected ? [] : [`permissions of role ${role} differ`];
};

const flipped = (table: RoleTable, permission: Permission, role: Role): RoleTable => {
  const holders = table[permission];
  const changed = holders.includes(role) ? holders.filter((holder) => holder !== role) : [...holders, role];
  return { ...table, [permission]: changed };
};

const listKinds = (row: RouteCells): ObjectKind[] =>
  (['own', 'other', 'missing'] as const).filter((kind) => row[kind] !== undefined);
