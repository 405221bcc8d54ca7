import { allCells } from '../matrix/cells.ts';
import type { RouteCells } from '../matrix/route-cells.ts';
import { makeWorld, type World } from '../matrix/world.ts';
import type { Answer } from '../client.ts';
import type { TestApp } from '../test-app.ts';
import { findFault } from './judge.ts';
import { chooserFor, malformedRequests, type Malformed } from './malformed-requests.ts';
import type { AttackOptions } from './options.ts';
import { chooseCaller } from './requests.ts';
import { nameRoute } from '@indeks/contract/common/route';
import type { Tally } from './tally.ts';

/** Room for twenty fields and their sentences. */
const longestRefusal = 10_000;
/** Below what one session may ask in a minute. */
const requestsPerSession = 200;

/** Every route gets requests that are wrong in shape: each must be refused in our words, and shortly. */
export const attackShapes = async (app: TestApp, tally: Tally, options: AttackOptions): Promise<void> => {
  for (const cells of allCells)
    if (options.only === undefined || nameRoute(cells.route).includes(options.only))
      await attackRoute(app, tally, cells, options);
};

const attackRoute = async (
  app: TestApp,
  tally: Tally,
  cells: RouteCells,
  options: AttackOptions,
): Promise<void> => {
  const { route } = cells;
  const choose = chooserFor(route, options);
  const begin = async () => {
    const world = await makeWorld(app, chooseCaller(cells));
    return { world, list: malformedRequests(route, await cells.own(world), choose) };
  };
  let scene = await begin();
  for (let index = 0; index < scene.list.length; index += 1) {
    const malformed = scene.list[index];
    if (malformed === undefined) continue;
    const answer = await send(scene.world, cells, malformed);
    tally.tries += 1;
    judge(tally, `${nameRoute(route)} with ${malformed.name}`, malformed, answer);
    // What it changed after all is made anew, so that the next one meets what it expects.
    if (answer.status < 300 || index % requestsPerSession === requestsPerSession - 1) scene = await begin();
  }
};

const send = (world: World, { route }: RouteCells, malformed: Malformed): Promise<Answer<unknown>> => {
  const { url, payload, contentType, headers } = malformed;
  return world.client.send({
    method: route.method,
    url,
    payload,
    headers: { ...(payload !== undefined && contentType && { 'content-type': contentType }), ...headers },
  });
};

const judge = (tally: Tally, what: string, { refused }: Malformed, answer: Answer<unknown>): void => {
  const { status, text } = answer;
  const fault = findFault(answer);
  const words = `${what}: ${status} ${text.slice(0, 160)}`;
  if (fault === 'answer 500') tally.failures.push(words);
  else if (fault === 'not our shape' || (refused && status < 400)) tally.wrongStatuses.push(words);
  else if (status >= 400 && text.length > longestRefusal)
    tally.wrongStatuses.push(`${what}: a refusal of ${text.length} characters`);
};
