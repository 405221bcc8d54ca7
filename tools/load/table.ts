import { loadavg } from 'node:os';
import type { Outcome } from './drive.ts';

export interface Row extends Outcome {
  readonly statements: 'prepared' | 'plain';
}

export function printHead(values: Readonly<Record<string, string | boolean>>): void {
  const { scale, processes, clients, think, seconds } = values;
  console.log(
    `scale ${scale}, ${processes} processes, ${clients} clients, ${think} ms to think, ${seconds} s each; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log('statements  requests/s   p50 ms   p95 ms   p99 ms  refused  failed  PostgreSQL ms/request');
}

export function printRow(row: Row): void {
  const figures = [row.perSecond, row.p50, row.p95, row.p99].map((figure) => figure.toFixed(0).padStart(9));
  const counts = [row.refused, row.failed].map((count) => String(count).padStart(8));
  console.log(
    `${row.statements.padEnd(10)} ${figures.join('')}${counts.join('')}${row.databaseMs.toFixed(2).padStart(12)}`,
  );
}
