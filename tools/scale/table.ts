import { labelOf, limitOf } from '../../apps/api/testing/scale/cases.ts';
import { isTooDear, type Measured, type Times } from './measure.ts';

export function printHead(): void {
  const head = ['list'.padEnd(36), 'case'.padEnd(28), '1× ms'.padStart(20), '100× ms'.padStart(20)];
  console.log([...head, '  ratio', '  least', '  (ms: median, least–p95)'].join(' '));
}

export function printRow(result: Measured): void {
  const { measured, small, large } = result;
  const words = [labelOf(measured.list).padEnd(36), measured.name.padEnd(28), inWords(small), inWords(large)];
  const ratios = [large.median / small.median, large.least / small.least].map((ratio) =>
    ratio.toFixed(2).padStart(7),
  );
  console.log(
    [...words, ...ratios, isTooDear(result) ? `above ${measured.list.within ?? limitOf(measured)}` : '']
      .join(' ')
      .trimEnd(),
  );
}

export function printSummary(results: readonly Measured[]): void {
  const ratios = results.map(({ small, large }) => large.median / small.median).toSorted((a, b) => a - b);
  const median = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const failed = results.filter(isTooDear).length;
  console.log(`cases ${results.length}, median ratio ${median.toFixed(2)}, above their limit ${failed}`);
}

function inWords({ least, median, p95 }: Times): string {
  return `${median.toFixed(1)} (${least.toFixed(1)}–${p95.toFixed(1)})`.padStart(20);
}
