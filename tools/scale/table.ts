import { labelOf, limitOf } from './cases.ts';
import type { Measured, Times } from './measure.ts';

export function isTooDear(result: Measured): boolean {
  return ratioOf(result) > limitOf(result.measured);
}

export function printHead(): void {
  const head = [
    'list'.padEnd(40),
    'case'.padEnd(26),
    '1× ms (p95)'.padStart(16),
    '100× ms (p95)'.padStart(16),
  ];
  console.log([...head, 'ratio'.padStart(7)].join(' '));
}

export function printRow(result: Measured): void {
  const { measured, small, large } = result;
  const words = [labelOf(measured.list).padEnd(40), measured.name.padEnd(26), inWords(small), inWords(large)];
  const ratio = ratioOf(result).toFixed(2).padStart(7);
  console.log([...words, ratio, isTooDear(result) ? `above ${limitOf(measured)}` : ''].join(' ').trimEnd());
}

export function printSummary(results: readonly Measured[]): void {
  const ratios = results.map(ratioOf).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const failed = results.filter(isTooDear).length;
  console.log(`cases ${results.length}, median ratio ${median.toFixed(2)}, above their limit ${failed}`);
}

function ratioOf({ small, large }: Measured): number {
  return large.median / small.median;
}

function inWords({ median, p95 }: Times): string {
  return `${median.toFixed(1)} (${p95.toFixed(1)})`.padStart(16);
}
