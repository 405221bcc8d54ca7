import { roles, type Role } from '@indeks/contract/access/roles';
import type { Route } from '@indeks/contract/common/route';
import type { RawInput } from '../client.ts';
import { allCells } from '../matrix/cells.ts';
import type { RouteCells } from '../matrix/route-cells.ts';
import { makeWorld } from '../matrix/world.ts';
import type { TestApp } from '../test-app.ts';
import { alternatives, namesRecord, namesRecords, readShape, type Part, type Shape } from './schemas.ts';
import type { Victim } from './victims.ts';

/** A request that the matrix knows to succeed, to be aimed at others' records. */
export interface Template {
  readonly route: Route;
  readonly cells: RouteCells;
  readonly request: RawInput;
}

export const isReading = ({ method, actsByGet }: Route): boolean => method === 'GET' && !actsByGet;

/** Somebody who may make the call. */
export const chooseCaller = ({ who }: RouteCells): Role | 'anonymous' =>
  who === 'anybody' ? 'anonymous' : who === 'restricted' ? 1 : (who.at(-1) ?? 1);

export const mayCall = ({ who }: RouteCells, role: Role | 'anonymous'): boolean => {
  if (who === 'anybody') return true;
  return role !== 'anonymous' && (who === 'restricted' || who.includes(role));
};

export const makeTemplates = async (
  app: TestApp,
  chosen: (cells: RouteCells) => boolean,
): Promise<Template[]> => {
  const templates: Template[] = [];
  for (const cells of allCells.filter(chosen)) {
    const request = await cells.own(await makeWorld(app, chooseCaller(cells)));
    templates.push({ route: cells.route, cells, request });
  }
  return templates;
};

export const everyRole: readonly (Role | 'anonymous')[] = ['anonymous', ...roles];

/**
 * The request with the victim's number wherever the contract takes the number of a record: as it is, with every optional
 * number too, with their name as the words that are looked for, and for each of their files.
 */
export const aimAtVictim = ({ route, request }: Template, victim: Victim): RawInput[] => {
  const named = aimed(route, request, victim.id, false);
  const files = isAboutFile(route)
    ? victim.files.map((file) => ({ ...named, params: fileParams(named, file) }))
    : [named];
  const wide = aimed(route, request, victim.id, true);
  const searching = 'search' in (readShape(route, 'query')?.properties ?? {});
  const words = searching ? [victim.name.split(' ').at(-1), victim.email] : [];
  const searches = words.map((search) => ({
    params: named.params,
    query: Object.assign({}, named.query, { search }),
    body: named.body,
  }));
  return [...files, wide, ...searches];
};

/** Whether the aimed request names the victim at all. */
export const namesVictim = (input: RawInput, victim: Victim): boolean =>
  JSON.stringify([input.params, input.query, input.body]).includes(String(victim.id));

const fileNames = ['file', 'url'];
const isAboutFile = (route: Route): boolean =>
  fileNames.some((name) => name in (readShape(route, 'params')?.properties ?? {}));
const fileParams = (input: RawInput, file: string): object =>
  Object.fromEntries(
    Object.entries(input.params ?? {}).map(([name, value]) => [
      name,
      fileNames.includes(name) ? file : (value as unknown),
    ]),
  );

const aimed = (route: Route, request: RawInput, number: number, optionalToo: boolean): RawInput => {
  const part = (name: Part) => {
    const shape = readShape(route, name);
    const given = request[name];
    return shape ? put(shape, given, number, optionalToo) : given;
  };
  return { params: part('params'), query: part('query'), body: part('body') };
};

/** The value with the number in all its places. Files and what the shape does not know stay. */
const put = (shape: Shape, value: unknown, number: number, optionalToo: boolean): unknown => {
  const known = alternatives(shape);
  const list = known.find(({ type }) => type === 'array');
  if (Array.isArray(value) && list?.items) {
    const items = list.items;
    return namesRecord('', items)
      ? [number]
      : value.map((item: unknown) => put(items, item, number, optionalToo));
  }
  const fields = Object.assign({}, ...known.map(({ properties }) => properties)) as Record<string, Shape>;
  if (Object.keys(fields).length === 0) return value;
  const given = (value ?? {}) as Record<string, unknown>;
  const result: Record<string, unknown> = { ...given };
  for (const [name, field] of Object.entries(fields)) {
    const present = given[name] !== undefined;
    if (!present && !optionalToo) continue;
    if (namesRecord(name, field)) result[name] = number;
    else if (namesRecords(field)) result[name] = String(number);
    else if (present) result[name] = put(field, given[name], number, optionalToo);
  }
  return result;
};
