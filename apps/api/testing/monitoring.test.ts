import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { allMeasures } from '#app';
import { createMetrics } from '#platform/metrics/metrics.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Runs a program of the Debian packages prometheus and prometheus-alertmanager. */
const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { cwd: join(root, 'ops/monitoring') })).stdout;
const rules = read('ops/monitoring/rules.yml');
const alarms = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
const recorded = [...rules.matchAll(/- record: (\S+)/g)].map(([, name = '']) => name);

interface Dashboard {
  panels: { targets: { expr: string }[] }[];
}
// Our own file.
const dashboard = JSON.parse(read('ops/monitoring/dashboard.json')) as Dashboard;
const shown = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');

test('every alarm rings in its time and no other with it, and a quiet hour is quiet', async () => {
  await run('promtool', 'check', 'config', '--syntax-only', 'prometheus.yml');
  expect(await run('promtool', 'test', 'rules', 'rules.test.yml')).toContain('SUCCESS');
  const tested = read('ops/monitoring/rules.test.yml');
  expect(alarms.filter((name) => !tested.includes(`alertname: ${name}\n`))).toEqual([]);
}, 300_000);

test('a page wakes somebody, anything else is written to them', async () => {
  await run('amtool', 'check-config', 'alertmanager.yml');
  const route = (severity: string) =>
    run('amtool', 'config', 'routes', 'test', '--config.file', 'alertmanager.yml', `severity=${severity}`);
  expect(await route('page')).toBe('woken\n');
  expect(await route('mail')).toBe('written\n');
  const held = [...read('ops/monitoring/alertmanager.yml').matchAll(/alertname=~?"([^"]+)"/g)];
  for (const [, pattern = ''] of held)
    expect(alarms.some((name) => new RegExp(`^(${pattern})$`).test(name))).toBe(true);
});

/** Patroni's own, where there are standbys (3.0 of Debian 12). */
const ofPatroni = ['patroni_sync_standby', 'patroni_xlog_location', 'patroni_xlog_received_location'];

/** The names in an expression, without what only says how it is read. */
const namesIn = (text: string): string[] => [
  ...new Set(
    [
      ...text
        .replaceAll(/"[^"]*"|\b(by|without) \([^)]*\)/g, '')
        .matchAll(/\b[a-z][a-z0-9_:]+(?=[{[\s)]|$)/gm),
    ]
      .map(([name]) => name)
      .filter((name) => /_|:|^up$/.test(name) && !/^(histogram_quantile|count_over_time)$/.test(name)),
  ),
];

test('every metric that a rule or the dashboard reads exists, and whatever a rule reads is on the dashboard', async () => {
  const metrics = createMetrics();
  const inMain = [...read('apps/api/src/main.ts').matchAll(/name: '(\w+)'/g)].map(([, name = '']) => name);
  const histograms = [...(await metrics.text()).matchAll(/^# TYPE (\w+) histogram/gm)].flatMap(
    ([, name = '']) => [`${name}_count`, `${name}_bucket`, `${name}_sum`],
  );
  const known = new Set([
    'up',
    ...ofPatroni,
    ...recorded,
    ...inMain,
    ...histograms,
    ...allMeasures.map(({ name }) => name),
  ]);
  const asked = [...rules.matchAll(/expr: (?:\|-\n)?((?:.*\n)(?: {10,}.*\n)*)/g)]
    .map(([, text = '']) => text)
    .join('\n');
  expect(namesIn(asked).length).toBeGreaterThan(10);
  expect([...namesIn(asked), ...namesIn(shown)].filter((name) => !known.has(name))).toEqual([]);
  expect(namesIn(asked).filter((name) => !namesIn(shown).includes(name))).toEqual([]);
});

test('every alarm has a line in the runbook, and every line an alarm', () => {
  const runbook = /## Alarms\n([\s\S]*?)\n## /.exec(read('docs/operations.md'))?.[1] ?? '';
  const lines = [...runbook.matchAll(/^\| `(\w+)`\s+\|(.*)\|$/gm)];
  expect(lines.map(([, name = '']) => name).sort()).toEqual([...alarms].sort());
  for (const [, , cells = ''] of lines)
    expect(cells.split('|').filter((cell) => cell.trim().length > 10)).toHaveLength(3);
});
