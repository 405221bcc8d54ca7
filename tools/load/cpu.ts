import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ticksPerSecond = 100;

/** Milliseconds of CPU that the PostgreSQL of these services has used so far, all of its processes together. */
export function readDatabaseCpu(dir: string): number {
  const postmaster = readFileSync(join(dir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const ticks = readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry))
    .map((pid) => readTicks(pid, postmaster));
  return (ticks.reduce((sum, count) => sum + count, 0) * 1_000) / ticksPerSecond;
}

/** In /proc/PID/stat field 4 is the parent; fields 14 to 17 are user and system time, own and of ended children. */
function readTicks(pid: string, postmaster: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (pid !== postmaster && fields[1] !== postmaster) return 0;
    return fields.slice(11, 15).reduce((sum, count) => sum + Number(count), 0);
  } catch {
    return 0; // it has ended meanwhile
  }
}
