import { afterEach, expect, test, vi } from 'vitest';
import {
  formatAccountNumber,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatDayOf,
  formatDayRange,
  formatInMonth,
  formatMoney,
  formatMonth,
  formatMonthName,
  formatNumber,
  formatNumericDate,
  formatPhone,
  formatShortDate,
  formatShortDateRange,
  formatWeekday,
} from './format.ts';

afterEach(() => vi.unstubAllEnvs());

const hard = (text: string) => text.replaceAll(' ', '\u00A0');

test.each([
  [0, '0'],
  [6.5, '6,5'],
  [1250, hard('1 250')],
  [12_350.456, hard('12 350,46')],
  [-3, '-3'],
])('the number %d is written %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('a number can have a fixed count of decimals', () => {
  expect(formatNumber(4, 2)).toBe('4,00');
});

test.each([
  [1_235_000, hard('12 350,00 zł')],
  [115, hard('1,15 zł')],
  [180_000, hard('1 800,00 zł')],
  [-5, hard('-0,05 zł')],
  [0, hard('0,00 zł')],
])('%d grosze are %s', (grosze, text) => {
  expect(formatMoney(grosze)).toBe(text);
});

test.each([
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
])('dates are written the Polish way, also on a machine in %s', (zone, offset) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2025-10-03T12:00:00Z').getTimezoneOffset()).toBe(offset);
  expect(formatDayOf('2025-12-31T23:30:00Z')).toBe('01.01.2026');
  expect(formatDate('2025-10-03')).toBe('3 października 2025');
  expect(formatShortDate('2025-10-10')).toBe('10 paź 2025');
  expect(formatNumericDate('2025-10-03')).toBe('03.10.2025');
  expect(formatWeekday('2025-10-03')).toBe('piątek');
  expect(formatMonth('2025-10')).toBe('październik 2025');
});

test.each([
  ['2025-10-10', '2025-10-12', '10–12 października 2025'],
  ['2025-10-31', '2025-11-02', '31 października – 2 listopada 2025'],
  ['2025-12-31', '2026-01-02', '31 grudnia 2025 – 2 stycznia 2026'],
  ['2025-10-10', '2025-10-10', '10 października 2025'],
])('from %s to %s is %s', (from, to, text) => {
  expect(formatDateRange(from, to)).toBe(text);
});

test('a range field shows short dates, one day alone once', () => {
  expect(formatShortDateRange('2025-10-10', '2025-10-12')).toBe('10 paź 2025 – 12 paź 2025');
  expect(formatShortDateRange('2025-10-10', '2025-10-10')).toBe('10 paź 2025');
});

test('an instant is shown in business time', () => {
  expect(formatDateTime('2025-12-31T23:30:00Z')).toBe('01.01.2026, 0:30');
  expect(formatDateTime('2025-07-01T06:05:00Z')).toBe('01.07.2025, 8:05');
  expect(formatDateTime(new Date().toISOString())).toMatch(/^dziś, \d{1,2}:\d{2}$/u);
  expect(formatDayOf('2025-12-31T23:30:00Z')).toBe('01.01.2026');
});

test('account and phone numbers are grouped', () => {
  expect(formatAccountNumber('61109010140000071219812874')).toBe('61 1090 1014 0000 0712 1981 2874');
  expect(formatAccountNumber('6110')).toBe('61 10');
  expect(formatAccountNumber('')).toBe('');
  expect(formatPhone('501220410')).toBe(hard('501 220 410'));
  expect(formatPhone('+49 30 123')).toBe('+49 30 123');
});

test.each([
  ['2025-10-10', '2025-10-12', '10–12 października'],
  ['2025-10-31', '2025-11-02', '31 października – 2 listopada'],
  ['2025-10-11', '2025-10-11', '11 października'],
])('%s to %s without the year is %s', (from, to, text) => {
  expect(formatDayRange(from, to)).toBe(text);
});

test.each([
  ['2025-10', 'w\u00A0październiku', 'październik'],
  ['2025-09', 'we wrześniu', 'wrzesień'],
  ['2025-02', 'w\u00A0lutym', 'luty'],
])('things happen %s', (month, inMonth, name) => {
  expect(formatInMonth(month)).toBe(inMonth);
  expect(formatMonthName(month)).toBe(name);
});
