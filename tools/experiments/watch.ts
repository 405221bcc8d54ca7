import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { freePorts } from '../../apps/api/testing/free-ports.ts';
import { answersHttp } from '../services/network.ts';
import { getProgram, needPrograms } from '../services/packages.ts';
import { endChild, startChild, type Child } from '../shared/children.ts';
import { waitUntil } from '../shared/processes.ts';
import { root } from '../shared/root.ts';

/** Messages of Alertmanager, with their receivers. */
export interface Notice {
  readonly alarm: string;
  readonly receiver: string;
  readonly status: string;
  readonly at: number;
}

/** Debian's Prometheus and Alertmanager with the files of `ops/monitoring`, without a past. */
export interface Watch {
  readonly notices: readonly Notice[];
  /** Alarms that ring in Prometheus now, also those that Alertmanager holds back. */
  ringing(): Promise<string[]>;
  /** Whether every target that should be up was read. */
  sees(up: number): Promise<boolean>;
  close(): Promise<void>;
}

interface Targets {
  readonly api: number;
  readonly workers: readonly number[];
}

export const needWatchers = (): Promise<void> =>
  needPrograms(['prometheus', 'prometheus-alertmanager'], ['prometheus', 'prometheus-alertmanager']);

export async function startWatch(folder: string, scale: number, targets: Targets): Promise<Watch> {
  mkdirSync(folder, { recursive: true });
  const notices: Notice[] = [];
  const [port = 0, alertPort = 0, ownPort = 0] = await freePorts(3);
  const receiver = listen(ownPort, notices);
  fillIn(folder, scale, targets, { alertPort, ownPort });
  const children = startBoth(folder, port, alertPort);
  await waitUntil('Alertmanager', () => answersHttp(`http://127.0.0.1:${alertPort}/-/ready`), 60_000);
  await waitUntil('Prometheus', () => answersHttp(`http://127.0.0.1:${port}/-/ready`), 60_000);
  const read = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
  return {
    notices,
    ringing: async () => {
      const { data } = (await read('alerts')) as Alerts;
      const firing = data.alerts.filter(({ state }) => state === 'firing');
      return [...new Set(firing.map(({ labels }) => labels.alertname))].sort();
    },
    sees: async (up) => {
      const { data } = (await read('targets')) as TargetsRead;
      return data.activeTargets.filter(({ health }) => health === 'up').length === up;
    },
    close: async () => {
      await Promise.all(children.map((child) => endChild(child)));
      receiver.close();
    },
  };
}

interface Ports {
  readonly alertPort: number;
  readonly ownPort: number;
}

/** The shipped files with the addresses of this machine; the pager and the mail are told to us. */
function fillIn(folder: string, scale: number, targets: Targets, { alertPort, ownPort }: Ports): void {
  const fill = (file: string, change: (text: string) => string) => {
    const text = readFileSync(join(root, 'ops', 'monitoring', file), 'utf8');
    writeFileSync(join(folder, file), quicker(change(text), scale));
  };
  fill('rules.yml', (text) => text);
  fill('prometheus.yml', (text) =>
    text
      .replace("'api-1:9464', 'api-2:9464'", `'127.0.0.1:${targets.api}'`)
      .replace("'worker:9464'", targets.workers.map((worker) => `'127.0.0.1:${worker}'`).join(', '))
      .replace('127.0.0.1:9093', `127.0.0.1:${alertPort}`),
  );
  fill('alertmanager.yml', (text) =>
    text
      .replace('http://127.0.0.1:9099/page', `http://127.0.0.1:${ownPort}/woken`)
      .replace(/email_configs: .*/, `webhook_configs: [{ url: 'http://127.0.0.1:${ownPort}/written' }]`),
  );
}

// The parts that are read of what Prometheus and Alertmanager answer.
interface Alerts {
  data: { alerts: { state: string; labels: { alertname: string } }[] };
}
interface TargetsRead {
  data: { activeTargets: { health: string }[] };
}
interface Sent {
  alerts: { status: string; labels: { alertname: string } }[];
}

function startBoth(folder: string, port: number, alertPort: number): Child[] {
  const start = (name: string, program: string, args: readonly string[]) =>
    startChild(name, getProgram(program), args, { log: join(folder, `${name}.log`), cwd: folder });
  return [
    start('alarms', 'prometheus-alertmanager', [
      '--config.file=alertmanager.yml',
      '--storage.path=alertmanager',
      `--web.listen-address=127.0.0.1:${alertPort}`,
      '--cluster.listen-address=',
    ]),
    start('watch', 'prometheus', [
      '--config.file=prometheus.yml',
      '--storage.tsdb.path=prometheus',
      `--web.listen-address=127.0.0.1:${port}`,
    ]),
  ];
}

function listen(port: number, notices: Notice[]) {
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString('utf8')));
    request.on('end', () => {
      const { alerts } = JSON.parse(text) as Sent;
      for (const { status, labels } of alerts)
        notices.push({
          alarm: labels.alertname,
          receiver: request.url?.slice(1) ?? '',
          status,
          at: performance.now(),
        });
      response.end();
    });
  });
  return server.listen(port, '127.0.0.1');
}

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600 };

/** Every time in a file of `ops/monitoring`, divided: how often is asked, over what is looked, how long is waited. */
export const quicker = (text: string, scale: number): string =>
  text.replaceAll(
    /(\[|(?:for|keep_firing_for|\w+_interval|group_wait): )(\d+)([smh])\b/g,
    (_, before: string, count: string, unit: string) =>
      `${before}${Math.max(1, Math.round((Number(count) * 1_000 * (unitSeconds[unit] ?? 1)) / scale))}ms`,
  );
