import { expect, test } from 'vitest';
import { describePaymentState, judgePaymentState } from './payment-state.rules.ts';

const today = '2026-11-18';
const none = { owed: 0, overdueDays: 0, next: null };
const next = (due: string) => ({ ...none, next: { due, amount: 86_000 } });

test.each([
  ['Zaległość 8 300,00 zł · 17 dni', { ...none, owed: 830_000, overdueDays: 17 }, 1_215_000],
  ['Zaległość 1,00 zł · 1 dzień', { ...next('2026-12-01'), owed: 100, overdueDays: 1 }, 86_100],
  ['Rata 860,00 zł do 1 grudnia', next('2026-12-01'), 344_000],
  ['Rata 860,00 zł do 2 grudnia', next('2026-12-02'), 344_000],
  ['Na bieżąco · pozostało 3 440,00 zł', next('2026-12-03'), 344_000],
  // What is due today is late tomorrow.
  ['Rata 500,00 zł do 18 listopada', { ...none, owed: 50_000 }, 50_000],
  ['Nadpłata 200,00 zł', none, -20_000],
  ['Opłacone', none, 0],
])('%s', (words, dues, balance) => {
  expect(describePaymentState(judgePaymentState(dues, balance, today)).replaceAll('\u00a0', ' ')).toBe(words);
});
