import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settled, withSite, type Site } from './alarm-site.ts';
import { goals, seconds, type Experiment, type Findings } from './experiment.ts';
import { faults, type Fault } from './faults.ts';
import { signInCrowd } from './load.ts';
import { whileReading, type TimedReaders } from './timed-readers.ts';
import { needWatchers, startWatch, type Watch } from './watch.ts';
import { waitUntil } from '../shared/processes.ts';

/** By how much the times of the rules are shortened; 1 is as in production. */
const scale = Number(process.env['SCALE'] ?? 5);
const quietMs = (Number(process.env['QUIET_MINUTES'] ?? 60) * 60_000) / scale;
/** Names of faults with commas, where not all are wanted. */
const only = process.env['FAULTS']?.split(',');
const readers = 2;
/** Alertmanager collects for 30 s before it tells. */
const collectedFor = 30;
/** Asking on busy cores. */
const graceMs = 20_000;
const overWithinMs = 300_000;
/** The quantile and window that ListsSlow uses. */
const slowMs = 300;
const slowOverMs = 600_000 / scale;

export const alarms: Experiment = {
  name: 'alarms',
  about: 'faults of many kinds ring their own alarm of Prometheus and no other, a quiet hour rings none',
  run: async () => {
    await needWatchers();
    return withSite(async (site) => {
      const crowd = (await signInCrowd(site.house)).slice(0, readers);
      return whileReading(site.house, crowd, async (reading) => {
        const quiet = await watching(site, 'quiet', reading, (watch) => watchQuiet(watch));
        const found: Found[] = [];
        for (const fault of faults)
          if (only?.includes(fault.name) !== false)
            found.push(await watching(site, fault.name, reading, (watch) => watchFault(site, fault, watch)));
        return judge(quiet, found, reading.answers());
      });
    });
  },
};

interface Seen {
  /** Told besides its own. */
  readonly others: readonly string[];
  /** Of reading, in milliseconds, before ListsSlow was told, or else at the end: what makes it right. */
  readonly p95: number;
}

interface Rung {
  readonly fault: Fault;
  /** From the fault to the notification; undefined if there was none. */
  readonly toldMs: number | undefined;
  readonly receiver: string | undefined;
  /** Rang in Prometheus and were held back, since the fault explains them. */
  readonly heldBack: readonly string[];
}

type Found = Rung & Seen;

/** By a Prometheus without a past, so that none hears of the fault before. */
async function watching<T extends { others: readonly string[] }>(
  site: Site,
  name: string,
  reading: TimedReaders,
  work: (watch: Watch) => Promise<T>,
): Promise<T & Seen> {
  await settled(site);
  const folder = join(site.house.plan.dir, `watch-${name.replaceAll(' ', '-')}`);
  const watch = await startWatch(folder, scale, site.ports);
  try {
    await waitUntil('Prometheus to see the processes', () => watch.sees(2), 60_000);
    const told = await work(watch);
    const slow = watch.notices.find(({ alarm }) => alarm === 'ListsSlow');
    const found = { ...told, p95: reading.p95(slowOverMs, slow?.at) };
    console.log(`  ${name}: ${describe(found)}`);
    return found;
  } finally {
    await watch.close();
  }
}

async function watchQuiet(watch: Watch) {
  await pause(quietMs);
  return { others: namesOf(watch) };
}

const namesOf = ({ notices }: Watch): string[] => [...new Set(notices.map(({ alarm }) => alarm))];

async function watchFault(site: Site, fault: Fault, watch: Watch): Promise<Rung & { others: string[] }> {
  await pause(graceMs);
  const mend = await fault.begin(site);
  const begun = performance.now();
  const own = () => watch.notices.find(({ alarm }) => alarm === fault.alarm);
  const rang = new Set<string>();
  const look = async () => {
    const ringing = await watch.ringing();
    for (const alarm of ringing) rang.add(alarm);
    return ringing;
  };
  const isTold = async () => {
    await look();
    return own() !== undefined;
  };
  await waitUntil('its alarm', isTold, 2 * withinMs(fault)).catch(() => undefined);
  const told = own();
  await mend();
  const isOver = async () => !(await look()).includes(fault.alarm);
  await waitUntil('the alarm to be over', isOver, overWithinMs).catch(() => undefined);
  const others = namesOf(watch).filter((alarm) => alarm !== fault.alarm);
  return {
    fault,
    toldMs: told && told.at - begun,
    receiver: told?.receiver,
    others,
    heldBack: [...rang].filter((alarm) => alarm !== fault.alarm && !others.includes(alarm)),
  };
}

const withinMs = ({ showsAfter, rule }: Fault): number =>
  showsAfter * 1_000 + ((rule + collectedFor) * 1_000) / scale + graceMs;

const describe = ({ others, p95, ...rung }: Seen & Partial<Rung>): string =>
  [
    ...(rung.fault ? [describeOwn(rung.fault, rung.toldMs, rung.receiver)] : []),
    ...(others.length > 0 ? [`others told ${others.join(', ')}`] : ['no other told']),
    ...(rung.heldBack && rung.heldBack.length > 0 ? [`held back ${rung.heldBack.join(', ')}`] : []),
    `p95 of reading ${Math.round(p95)} ms`,
  ].join('; ');

const describeOwn = (fault: Fault, toldMs: number | undefined, receiver = ''): string =>
  toldMs === undefined
    ? `${fault.alarm} did not ring within ${seconds(2 * withinMs(fault))}`
    : `${fault.alarm} told ${receiver} after ${seconds(toldMs)} (at most ${seconds(withinMs(fault))})`;

/** On a machine that is too busy for the lists, the alarm that says so is right. */
const wrong = ({ others, p95 }: Seen): string[] =>
  others.filter((alarm) => alarm !== 'ListsSlow' || p95 <= slowMs);

function judge(quiet: Seen, found: readonly Found[], answers: string): Findings {
  return {
    figures: [
      `load of the machine ${loadavg()[0]?.toFixed(1)}; times of the rules divided by ${scale}`,
      `quiet for ${seconds(quietMs)}: ${describe(quiet)}`,
      `${found.length} faults; answers to readers ${answers}`,
    ],
    missed: [
      ...goals([wrong(quiet).length === 0, 'a quiet hour rings none']),
      ...found.flatMap((one) => {
        const { fault, toldMs, receiver } = one;
        return goals(
          [toldMs !== undefined && toldMs <= withinMs(fault), `${fault.name} rings within its time`],
          [receiver === fault.receiver, `${fault.name} is told to the right one`],
          [wrong(one).length === 0, `${fault.name} rings no other`],
        );
      }),
    ],
  };
}
