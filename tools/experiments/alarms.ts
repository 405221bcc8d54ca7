import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { settled, withSite, type Site } from './alarm-site.ts';
import { goals, seconds, type Experiment, type Findings } from './experiment.ts';
import { faults, type Fault } from './faults.ts';
import { signInCrowd, underLoad, written } from './load.ts';
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
/** Asking and starting on busy cores. */
const graceMs = 20_000;
const overWithinMs = 300_000;

export const alarms: Experiment = {
  name: 'alarms',
  about: 'faults of many kinds ring their own alarm of Prometheus and no other, a quiet hour rings none',
  run: async () => {
    await needWatchers();
    return withSite(async (site) => {
      const crowd = (await signInCrowd(site.house)).slice(0, readers);
      return underLoad(site.house, crowd, async ({ tally }) => {
        const quiet = await watchQuiet(site);
        const found: Found[] = [];
        for (const fault of faults)
          if (only?.includes(fault.name) !== false) found.push(await watchFault(site, fault));
        return judge(quiet, found, written(tally));
      });
    });
  },
};

interface Found {
  readonly fault: Fault;
  /** From the fault to whoever is told; nothing when nobody was. */
  readonly toldMs: number | undefined;
  readonly receiver: string | undefined;
  /** Told besides its own. */
  readonly others: readonly string[];
  /** Rang in Prometheus and were held back, since the fault explains them. */
  readonly heldBack: readonly string[];
}

async function watching<T>(site: Site, name: string, work: (watch: Watch) => Promise<T>): Promise<T> {
  await settled(site);
  const watch = await startWatch(join(site.house.plan.dir, `watch-${name}`), scale, site.ports);
  try {
    await waitUntil('Prometheus to see the processes', () => watch.sees(2), 60_000);
    return await work(watch);
  } finally {
    await watch.close();
  }
}

const watchQuiet = (site: Site): Promise<string[]> =>
  watching(site, 'quiet', async (watch) => {
    await pause(quietMs);
    return namesOf(watch);
  });

const namesOf = ({ notices }: Watch): string[] => [...new Set(notices.map(({ alarm }) => alarm))];

/** Each by a Prometheus without a past, so that none hears of the one before. */
const watchFault = (site: Site, fault: Fault): Promise<Found> =>
  watching(site, fault.name.replaceAll(' ', '-'), async (watch) => {
    // As many measurements as a rule without patience needs.
    await pause(graceMs);
    const begun = performance.now();
    const mend = await fault.begin(site);
    const own = () => watch.notices.find(({ alarm }) => alarm === fault.alarm);
    const rang = new Set<string>();
    const isTold = async () => {
      for (const alarm of await watch.ringing()) rang.add(alarm);
      return own() !== undefined;
    };
    await waitUntil('its alarm', isTold, 2 * withinMs(fault)).catch(() => undefined);
    const told = own();
    await mend();
    const isOver = async () => {
      const ringing = await watch.ringing();
      for (const alarm of ringing) rang.add(alarm);
      return !ringing.includes(fault.alarm);
    };
    await waitUntil('the alarm to be over', isOver, overWithinMs);
    const others = namesOf(watch).filter((alarm) => alarm !== fault.alarm);
    const line: Found = {
      fault,
      toldMs: told && told.at - begun,
      receiver: told?.receiver,
      others,
      heldBack: [...rang].filter((alarm) => alarm !== fault.alarm && !others.includes(alarm)),
    };
    console.log(`  ${describe(line)}`);
    return line;
  });

const withinMs = ({ showsAfter, rule }: Fault): number =>
  showsAfter * 1_000 + ((rule + collectedFor) * 1_000) / scale + graceMs;

const describe = ({ fault, toldMs, receiver, others, heldBack }: Found): string =>
  [
    `${fault.name}: ${fault.alarm} ${toldMs === undefined ? 'did not ring' : `told ${receiver} after ${seconds(toldMs)}`} (at most ${seconds(withinMs(fault))})`,
    ...(others.length > 0 ? [`others told ${others.join(', ')}`] : []),
    ...(heldBack.length > 0 ? [`held back ${heldBack.join(', ')}`] : []),
  ].join('; ');

function judge(quiet: readonly string[], found: readonly Found[], load: string): Findings {
  return {
    figures: [
      `load of the machine ${loadavg()[0]?.toFixed(1)}; times of the rules divided by ${scale}`,
      `quiet for ${seconds(quietMs)}: ${quiet.length === 0 ? 'nobody was told anything' : quiet.join(', ')}`,
      `${found.length} faults; answers ${load}`,
    ],
    missed: [
      ...goals([quiet.length === 0, 'a quiet hour rings none']),
      ...found.flatMap((one) =>
        goals(
          [
            one.toldMs !== undefined && one.toldMs <= withinMs(one.fault),
            `${one.fault.name} rings within its time`,
          ],
          [
            one.receiver === undefined || one.receiver === one.fault.receiver,
            `${one.fault.name} is told to the right one`,
          ],
          [one.others.length === 0, `${one.fault.name} rings no other`],
        ),
      ),
    ],
  };
}
