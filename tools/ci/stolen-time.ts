import { readFileSync } from 'node:fs';

/** Ticks of all cores since the machine started. */
export interface Ticks {
  /** The cores worked for this machine. */
  busy: number;
  /** This machine had work for them, and another one had the cores. */
  stolen: number;
}

/** The first line of /proc/stat: user, nice, system, idle, iowait, irq, softirq, steal. */
export function readTicks(stat = readFileSync('/proc/stat', 'utf8')): Ticks {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
    stat.split('\n')[0]?.split(/\s+/u).slice(1).map(Number) ?? [];
  return { busy: user + nice + system + irq + softirq, stolen };
}

/** The share of the work between two readings that waited for cores another machine had. */
export function stolenShare(from: Ticks, to: Ticks): number {
  const stolen = to.stolen - from.stolen;
  const wanted = to.busy - from.busy + stolen;
  return wanted > 0 ? stolen / wanted : 0;
}
