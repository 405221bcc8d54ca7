import { isBinary, nameRoute, type Route } from '@indeks/contract/common/route';
import { confirmed, addressOf, type Answer, type RawInput } from '../client.ts';
import { pdfText } from '../pdf-text.ts';
import type { TestApp } from '../test-app.ts';
import { makeAttacker, type Attacker } from './attackers.ts';
import { findCanaries, type Canary } from './canaries.ts';
import { findFault } from './judge.ts';
import type { AttackOptions } from './options.ts';
import { putBack, rememberVictims } from './put-back.ts';
import * as requests from './requests.ts';
import { isGranted, isOpenWrite, isShown } from './rights.ts';
import { sequences, type Sequence } from './sequences.ts';
import type { Tally } from './tally.ts';
import { makeVictims, type Victim } from './victims.ts';

interface Attack {
  readonly app: TestApp;
  readonly tally: Tally;
  readonly reads: readonly requests.Template[];
  readonly writes: readonly requests.Template[];
  readonly victims: readonly Victim[];
}

/** One attacker, and what they did before they ask. */
interface Try {
  readonly attacker: Attacker;
  readonly done: readonly Sequence[];
  /** Documents take long to draw and are asked for where it is worth it. */
  readonly withDocuments: boolean;
}

/**
 * Every role asks for everything of strangers, and tries to change it: at first, and after every sequence of acts that
 * could give it rights. The short form does all sequences before it asks.
 */
export const attackRights = async (app: TestApp, tally: Tally, options: AttackOptions): Promise<void> => {
  // Coordinators still add students, and the month of the matrix's entries is open.
  app.clock.set('2026-11-05T08:00:00Z');
  const chosen = ({ route }: { readonly route: Route }) =>
    options.only === undefined || nameRoute(route).includes(options.only);
  const templates = await requests.makeTemplates(app, chosen);
  const [reads, writes] = [true, false].map((reading) =>
    templates.filter(({ route }) => requests.isReading(route) === reading),
  );
  const victims = await makeVictims(app);
  const attack: Attack = { app, tally, reads: reads ?? [], writes: writes ?? [], victims };
  for (const role of requests.everyRole) {
    if (options.short && gainsNothingByActs(role)) continue;
    const attacker = await makeAttacker(app, role);
    // The secretariat is shown everything but drafts, of which no document is made.
    const withDocuments = !options.short || !isSecretariat(role);
    await tryAll(attack, { attacker, done: [], withDocuments });
  }
  const rounds = options.short ? [sequences] : sequences.map((sequence) => [sequence]);
  const memory = await rememberVictims(app, victims);
  for (const round of rounds)
    for (const role of strangers) {
      const withDocuments = !options.short || gainsNothingByActs(role);
      await tryAfter(attack, round, role, withDocuments, memory);
    }
};

/** Roles that may see no more after an action than before: the short form tests them only after it. */
const gainsNothingByActs = (role: Attacker['role']): boolean =>
  sequences.some(({ doers }) => doers.some((doer) => doer === role)) &&
  sequences.every((sequence) => !isGranted(role, sequence));

const isSecretariat = (role: Attacker['role']): boolean => role === 1 || role === 11;

/** The secretariat has all these rights before it does anything. */
const strangers = requests.everyRole.filter((role) => role !== 'anonymous' && !isSecretariat(role));

const tryAfter = async (
  attack: Attack,
  round: readonly Sequence[],
  role: Attacker['role'],
  withDocuments: boolean,
  memory: Awaited<ReturnType<typeof rememberVictims>>,
): Promise<void> => {
  const attacker = await makeAttacker(attack.app, role);
  const done: Sequence[] = [];
  for (const sequence of round) {
    const refusals = await doSequence(attack, sequence, attacker);
    if (refusals === undefined) done.push(sequence);
    else if (role !== 'anonymous' && sequence.doers.includes(role))
      attack.tally.wrongStatuses.push(`“${sequence.name}” did nothing as ${role}: ${refusals.join(', ')}`);
  }
  // A role that could not perform the action has no more rights than before.
  if (done.length === 0) return;
  await tryAll(attack, { attacker, done, withDocuments });
  await putBack(attack.app, memory);
};

/** Done to each victim; the refusals, where nothing of it succeeded. */
const doSequence = async (
  { app, tally, victims }: Attack,
  sequence: Sequence,
  attacker: Attacker,
): Promise<string[] | undefined> => {
  const refusals: string[] = [];
  let succeeded = false;
  const act = async (route: Route, input: RawInput) => {
    // Whatever is asked is answered with a yes.
    const answer = await attacker.ask(route, input, confirmed);
    tally.tries += 1;
    noteFault(tally, `${nameRoute(route)} as ${attacker.role}`, answer);
    if (answer.status < 300) succeeded = true;
    else refusals.push(answer.error.code);
    return answer.status < 300 ? numberIn(answer.body) : undefined;
  };
  for (const victim of victims) await sequence.run(act, { app, attacker, victim });
  return succeeded ? undefined : refusals;
};

const tryAll = async (attack: Attack, attempt: Try): Promise<void> => {
  const { attacker, withDocuments } = attempt;
  const { role } = attacker;
  const open = attack.reads.filter(({ cells }) => requests.mayCall(cells, role));
  for (const template of open.filter(({ route }) => withDocuments || !isDocument(route)))
    for (const input of makeInputs(attack, template)) await read(attack, attempt, template, input);
  if (isSecretariat(role)) return;
  for (const template of attack.writes.filter(({ cells }) => requests.mayCall(cells, role)))
    for (const input of makeInputs(attack, template)) await write(attack, attempt, template, input);
};

const isDocument = ({ answer }: Route): boolean =>
  isBinary(answer) && answer.contentTypes.includes('application/pdf');

/** The inputs aimed at all victims, without repetitions: many name nobody. */
const makeInputs = ({ victims }: Attack, template: requests.Template): RawInput[] => {
  const inputs = victims.flatMap((victim) => requests.aimAtVictim(template, victim));
  return [...new Map(inputs.map((input) => [JSON.stringify(input), input])).values()];
};

const read = async (attack: Attack, attempt: Try, { route }: requests.Template, input: RawInput) => {
  const { attacker, done } = attempt;
  const answer = await attacker.ask(route, input);
  attack.tally.tries += 1;
  const what = `${route.method} ${addressOf(route, input)} as ${attacker.role}${after(done)}`;
  await judge(attack, attempt, { what, input, answer });
};

/** A write on a stranger's record must be refused for everybody but the secretariat. */
const write = async (attack: Attack, attempt: Try, { route }: requests.Template, input: RawInput) => {
  const { attacker, done } = attempt;
  const victim = attack.victims.find((each) => requests.namesVictim(input, each));
  if (!victim) return;
  const answer = await askInTime(attacker, route, input);
  attack.tally.tries += 1;
  const body = JSON.stringify(input.body ?? '');
  const what = `${route.method} ${addressOf(route, input)} ${body} as ${attacker.role}${after(done)}`;
  await judge(attack, attempt, { what, input, answer });
  if (answer.status < 300 && !isOpenWrite(route, victim.of, attacker.role, done))
    attack.tally.wrongStatuses.push(`${what} answers ${answer.status}`);
};

/** A caller whose version is stale reads the newer version and sends again. */
const askInTime = async (attacker: Attacker, route: Route, input: RawInput): Promise<Answer<unknown>> => {
  const answer = await attacker.ask(route, input);
  const current = answer.error?.details?.['current'] as { version?: number } | undefined; // our own row
  if (answer.status !== 409 || current?.version === undefined) return answer;
  return attacker.ask(route, { ...input, body: Object.assign({}, input.body, { version: current.version }) });
};

interface Answered {
  readonly what: string;
  readonly input: RawInput;
  readonly answer: Answer<unknown>;
}

const judge = async ({ tally }: Attack, { attacker, done }: Try, { what, input, answer }: Answered) => {
  noteFault(tally, what, answer);
  // What the attacker asked with may stand in the answer.
  const told = new Set(findCanaries(JSON.stringify([input.query, input.body])).map(written));
  const leaked = findCanaries(await readWords(answer))
    .filter((canary) => !isShown(canary, attacker.role, done))
    .map(written)
    .filter((words) => !told.has(words));
  if (leaked.length > 0) tally.leaks.push(`${what} shows ${leaked.join(', ')}`);
};

const written = ({ of, kind }: Canary): string => `${kind} of the ${of}`;

const after = (done: readonly Sequence[]): string =>
  done.length === 0 ? '' : ` after “${done.map(({ name }) => name).join('”, “')}”`;

const noteFault = (tally: Tally, what: string, answer: Answer<unknown>): void => {
  const fault = findFault(answer);
  const words = `${what}: ${answer.status} ${answer.text.slice(0, 120)}`;
  if (fault === 'answer 500') tally.failures.push(words);
  if (fault === 'not our shape') tally.wrongStatuses.push(words);
};

/** Everything that a person could read of an answer, its headers too. */
const readWords = async ({ status, headers, text, bytes }: Answer<unknown>): Promise<string> => {
  const isPdf = status < 300 && bytes.subarray(0, 5).toString() === '%PDF-';
  return `${JSON.stringify(headers)}\n${isPdf ? await pdfText(bytes) : text}`;
};

/** The number of what was made. */
const numberIn = (body: unknown): number | undefined => {
  const { id, enrolment } = (body ?? {}) as { id?: unknown; enrolment?: { id?: unknown } };
  const found = id ?? enrolment?.id;
  return typeof found === 'number' ? found : undefined;
};
