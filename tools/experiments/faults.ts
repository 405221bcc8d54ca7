import { setTimeout as pause } from 'node:timers/promises';
import { startWorker, type Site } from './alarm-site.ts';
import { addStudents, writeToAll } from './errands.ts';
import { certificateOfDays } from './short-certificate.ts';
import { startAgain, stopAtOnce, sql } from '../services/postgres.ts';
import { readStarted } from '../services/plan.ts';
import { startSmtp } from '../services/smtp.ts';
import { endChild } from '../shared/children.ts';

/** Something that goes wrong, and the one alarm that says so. */
export interface Fault {
  readonly name: string;
  readonly alarm: string;
  readonly receiver: 'woken' | 'written';
  /** Until it shows at all, in seconds that no scale shortens: a worker looks every 15 s. */
  readonly showsAfter: number;
  /** The waiting time and the range of the rule, in seconds of the file. */
  readonly rule: number;
  /** Returns a function that repairs the fault. */
  readonly begin: (site: Site) => Promise<() => Promise<unknown>>;
}

export const faults: readonly Fault[] = [
  {
    name: 'database away',
    alarm: 'DatabaseAway',
    receiver: 'woken',
    showsAfter: 20,
    rule: 30,
    begin: async ({ house }) => {
      await stopAtOnce(house.plan);
      return () => startAgain(house.plan);
    },
  },
  {
    name: 'worker dead',
    alarm: 'WorkerAway',
    receiver: 'woken',
    showsAfter: 0,
    rule: 60,
    begin: async (site) => {
      site.worker.process.kill('SIGKILL');
      await site.worker.ended;
      return () => site.startWorkerAgain();
    },
  },
  {
    name: 'store hung',
    alarm: 'FileStoreAway',
    receiver: 'woken',
    showsAfter: 30,
    rule: 60,
    begin: ({ store }) => {
      store.swallow();
      return Promise.resolve(() => Promise.resolve(store.passOn()));
    },
  },
  {
    name: 'disk full',
    alarm: 'RoomShort',
    receiver: 'woken',
    showsAfter: 20,
    rule: 60,
    begin: async ({ house, roomBytes }) => {
      const owner = house.services.databaseOwnerUrl;
      const rows = Math.ceil(roomBytes / 1_000);
      await sql(
        owner,
        `create table filler as select repeat('x', 950) as text from generate_series(1, ${rows})`,
      );
      return () => sql(owner, 'drop table filler');
    },
  },
  {
    name: 'mail server away',
    alarm: 'MailsFail',
    receiver: 'woken',
    showsAfter: 15,
    rule: 60,
    begin: async ({ house, cookie }) => {
      process.kill(readStarted(house.plan.dir).smtp?.pid ?? 0, 'SIGKILL');
      await addStudents(house.services.databaseOwnerUrl, 8, '2040-10-01');
      const words = { type: 'first-login', date: '2040-10-01', subject: 'Dostęp' };
      if (!(await writeToAll(house, cookie, words))) throw new Error('the mails were not ordered');
      return () => startSmtp(house.plan, () => undefined);
    },
  },
  {
    name: 'certificate near its end',
    alarm: 'CertificateEnds',
    receiver: 'woken',
    showsAfter: 40,
    rule: 600,
    begin: async (site) => {
      const certificate = await certificateOfDays(site.house.plan.dir, 3);
      const settings = { PUBLIC_ADDRESS: certificate.address, NODE_EXTRA_CA_CERTS: certificate.file };
      const worker = await startWorker(site, settings);
      return async () => {
        await endChild(worker);
        certificate.close();
      };
    },
  },
  {
    name: 'clock off',
    alarm: 'ClockOff',
    receiver: 'written',
    showsAfter: 40,
    rule: 60,
    begin: async (site) => {
      const begins = new Date(Date.now() - 600_000).toISOString();
      // Only outside of production may a process have another time than the machine.
      const worker = await startWorker(site, { NODE_ENV: 'test', CLOCK_STARTS_AT: begins });
      return () => endChild(worker);
    },
  },
  {
    name: 'attack on the login',
    alarm: 'LoginsRefused',
    receiver: 'woken',
    showsAfter: 5,
    rule: 180,
    begin: ({ house }) => {
      const endAttack = keepDoing(250, async (turn) => {
        const body = JSON.stringify({ email: `nikt-${turn}@demo.example`, password: 'Zgadywane-haslo-1' });
        const headers = { 'content-type': 'application/json' };
        await (await house.ask('/api/users/login', { method: 'POST', body, headers })).arrayBuffer();
      });
      return Promise.resolve(endAttack);
    },
  },
  {
    name: 'queue growing',
    alarm: 'JobsWait',
    receiver: 'woken',
    // The queue grows by three quarters of a second in each second until its oldest job has waited for a minute.
    showsAfter: 110,
    rule: 120,
    begin: async ({ house, cookie }) => {
      const owner = house.services.databaseOwnerUrl;
      await addStudents(owner, 5_000, '2041-10-01');
      const endWriting = keepDoing(250, async (turn) => {
        const words = { type: 'chat', date: '2041-10-01', subject: `Wiele ${turn}` };
        if (!(await writeToAll(house, cookie, words))) throw new Error('the message was not taken');
      });
      return async () => {
        await endWriting();
        await sql(owner, "delete from pgboss.job where name = 'broadcasts.write' and state = 'created'");
      };
    },
  },
];

/** Does something again and again, with a pause between; answers how that is ended. */
function keepDoing(pauseMs: number, act: (turn: number) => Promise<void>): () => Promise<void> {
  const over = new AbortController();
  const doAll = async () => {
    for (let turn = 1; !over.signal.aborted; turn += 1) {
      await act(turn);
      await pause(pauseMs);
    }
  };
  const doing = doAll();
  // The returned function reports the failure.
  doing.catch(() => undefined);
  return () => {
    over.abort();
    return doing;
  };
}
