import { describe, expect, test } from 'vitest';
import { findConcerns, type RecordedMonth } from './concerns.rules.ts';

const october = { from: '2026-10-01', to: '2026-10-31' };
const month = (more: Partial<RecordedMonth>): RecordedMonth => ({
  ...october,
  times: [],
  trips: [],
  meetings: [],
  ...more,
});
const hours = (date: string, city: string, amount: number, id = 1) => ({ id, date, city, hours: amount });
const trip = (more: Partial<RecordedMonth['trips'][number]> = {}) => ({
  id: 1,
  date: '2026-10-10',
  return_date: null,
  start: 'Łódź',
  destination: 'Kraków',
  km: 220,
  earlierKm: [],
  rate: 115,
  engine: 1598,
  ...more,
});
const session = { start: '2026-10-10', end: '2026-10-11' };
const listTexts = (recorded: Partial<RecordedMonth>) => findConcerns(month(recorded)).map(({ text }) => text);
const listKinds = (recorded: Partial<RecordedMonth>) => findConcerns(month(recorded)).map(({ kind }) => kind);

test('has short words for a list', () => {
  const times = [hours('2026-10-10', 'Kraków', 24)];
  const trips = [trip({ date: '2026-10-20', rate: null })];
  expect(findConcerns(month({ times, trips })).map(({ short }) => short)).toEqual([
    '24\u00a0godz. 10.10',
    'przejazd bez zajęć 20.10',
    'brak stawki 20.10',
  ]);
});

test('a month without anything odd raises nothing', () => {
  const times = [hours('2026-10-10', 'Kraków', 8), hours('2026-10-11', 'Kraków', 6.5)];
  expect(findConcerns(month({ times, trips: [trip({ earlierKm: [220, 218] })] }))).toEqual([]);
});

describe('a long day', () => {
  test.each([
    [[12], []],
    [[8, 4], []],
    [[12.5], ['10.10.2026: zapisano 12,5 godz., więcej niż 12']],
    [[8, 4, 0.5], ['10.10.2026: zapisano 12,5 godz., więcej niż 12']],
    [[24], ['10.10.2026: zapisano 24 godz., więcej niż 12']],
  ])('of %j hours', (amounts, expected) => {
    const times = amounts.map((amount) => hours('2026-10-10', 'Kraków', amount));
    expect(listTexts({ times })).toEqual(expected);
  });

  test('is a day, not two', () => {
    expect(listTexts({ times: [hours('2026-10-10', 'Łódź', 10), hours('2026-10-11', 'Łódź', 10)] })).toEqual(
      [],
    );
  });

  test('of a neighbouring month belongs to that month', () => {
    expect(listTexts({ times: [hours('2026-09-30', 'Łódź', 20), hours('2026-11-01', 'Łódź', 20)] })).toEqual(
      [],
    );
  });
});

describe('the rate of a trip', () => {
  const noRate =
    '10.10.2026: przejazd Łódź – Kraków nie ma stawki za kilometr i\u00a0bez niej nie można go zaakceptować';
  const above = (rate: string, engine: number, limit: string) =>
    `10.10.2026: stawka ${rate}\u00a0zł/km, a\u00a0limit ustawowy dla silnika ${engine}\u00a0cm³ to ${limit}\u00a0zł/km`;
  test.each([
    [null, 1598, [noRate]],
    [0, 1598, []],
    [115, 901, []],
    [116, 901, [above('1,16', 901, '1,15')]],
    [89, 900, []],
    [115, 900, [above('1,15', 900, '0,89')]],
  ])('%j with an engine of %i cm³', (rate, engine, expected) => {
    expect(listTexts({ trips: [trip({ rate, engine })], meetings: [session] })).toEqual(expected);
  });

  test('is held against the ceiling of its own day', () => {
    const meetings = [{ start: '2023-01-13', end: '2023-01-17' }];
    const trips = ['2023-01-16', '2023-01-17'].map((date) => trip({ date, rate: 84 }));
    expect(listTexts({ trips, meetings })).toEqual([
      '16.01.2023: stawka 0,84\u00a0zł/km, a\u00a0limit ustawowy dla silnika 1598\u00a0cm³ to 0,8358\u00a0zł/km',
    ]);
  });
});

describe('a day in two cities', () => {
  test.each([
    [['Kraków', 'Kraków'], []],
    [['Kraków', ' kraków'], []],
    [['Kraków', 'on-line'], []],
    [['Kraków', 'Łódź'], ['10.10.2026: godziny w\u00a0kilku miejscowościach (Kraków, Łódź)']],
    [
      ['Kraków', 'Łódź', 'on-line', 'Płock'],
      ['10.10.2026: godziny w\u00a0kilku miejscowościach (Kraków, Łódź, Płock)'],
    ],
  ])('%j', (cities, expected) => {
    expect(listTexts({ times: cities.map((city) => hours('2026-10-10', city, 2)) })).toEqual(expected);
  });
});

describe('unusual km', () => {
  const about = (km: number, earlierKm: number[]) =>
    listTexts({ meetings: [session], trips: [trip({ km, earlierKm })] });
  test.each([
    ['nothing to compare with', 900, [], []],
    ['exactly twice', 440, [220], []],
    [
      'a little more than twice',
      440.5,
      [220],
      ['10.10.2026: trasa Łódź – Kraków to 440,5\u00a0km, zwykle 220\u00a0km'],
    ],
    ['exactly half', 110, [220], []],
    [
      'less than half',
      109.5,
      [220],
      ['10.10.2026: trasa Łódź – Kraków to 109,5\u00a0km, zwykle 220\u00a0km'],
    ],
    ['one odd trip among many does not move the usual', 220, [219, 2200, 221], []],
    [
      'an even number of trips',
      500,
      [200, 240],
      ['10.10.2026: trasa Łódź – Kraków to 500\u00a0km, zwykle 220\u00a0km'],
    ],
    [
      'thousands',
      1234.5,
      [220],
      ['10.10.2026: trasa Łódź – Kraków to 1\u00a0234,5\u00a0km, zwykle 220\u00a0km'],
    ],
  ])('%s', (_, km, earlierKm, expected) => {
    expect(about(km, earlierKm)).toEqual(expected);
  });
});

describe('a trip without a reason to go', () => {
  const lonely = ['10.10.2026: przejazd Łódź – Kraków bez godzin i\u00a0zjazdu w\u00a0ciągu jednego dnia'];
  test.each<[string, Partial<RecordedMonth>, string[]]>([
    ['alone', {}, lonely],
    ['hours on the day', { times: [hours('2026-10-10', 'Kraków', 6)] }, []],
    ['hours the day after', { times: [hours('2026-10-11', 'Kraków', 6)] }, []],
    ['hours the day before', { times: [hours('2026-10-09', 'Kraków', 6)] }, []],
    ['hours two days later', { times: [hours('2026-10-12', 'Kraków', 6)] }, lonely],
    ['hours two days before', { times: [hours('2026-10-08', 'Kraków', 6)] }, lonely],
    ['a session', { meetings: [session] }, []],
    ['a session that begins the day after', { meetings: [{ start: '2026-10-11', end: '2026-10-11' }] }, []],
    ['a session that ended the day before', { meetings: [{ start: '2026-10-09', end: '2026-10-09' }] }, []],
    ['a session a week later', { meetings: [{ start: '2026-10-17', end: '2026-10-18' }] }, lonely],
  ])('%s', (_, recorded, expected) => {
    expect(listTexts({ ...recorded, trips: [trip()] })).toEqual(expected);
  });

  test('counts from the day of going to the day after returning, over the edge of the month', () => {
    const going = trip({ date: '2026-10-30', return_date: '2026-11-01' });
    expect(listTexts({ trips: [going], times: [hours('2026-11-02', 'Kraków', 6)] })).toEqual([]);
    expect(
      listTexts({ trips: [trip({ date: '2026-10-01' })], times: [hours('2026-09-30', 'Kraków', 6)] }),
    ).toEqual([]);
  });
});

describe('the same trip twice', () => {
  test.each([
    ['the same', trip(), ['10.10.2026: przejazd Łódź – Kraków zapisano 2\u00a0razy']],
    [
      'written otherwise',
      trip({ start: ' ŁÓDŹ', km: 221 }),
      ['10.10.2026: przejazd Łódź – Kraków zapisano 2\u00a0razy'],
    ],
    ['back', trip({ start: 'Kraków', destination: 'Łódź' }), []],
    ['another day', trip({ date: '2026-10-11' }), []],
    ['elsewhere', trip({ destination: 'Kielce' }), []],
  ])('%s', (_, other, expected) => {
    expect(listTexts({ meetings: [session], trips: [trip(), other] })).toEqual(expected);
  });
});

test('reasons come by day, each with its kind and the report it is about', () => {
  const recorded = month({
    times: [hours('2026-10-17', 'Kraków', 10), hours('2026-10-17', 'Łódź', 10)],
    trips: [trip({ earlierKm: [50] }), trip()],
  });
  expect(findConcerns(recorded).map(({ kind, type, date }) => [date, type, kind])).toEqual([
    ['2026-10-10', 'przejazd', 'unusual-km'],
    ['2026-10-10', 'przejazd', 'lonely-trip'],
    ['2026-10-10', 'przejazd', 'lonely-trip'],
    ['2026-10-10', 'przejazd', 'double-trip'],
    ['2026-10-17', 'czas', 'long-day'],
    ['2026-10-17', 'czas', 'two-cities'],
  ]);
  expect(listKinds({ times: [hours('2026-10-10', 'on-line', 17)] })).toEqual(['long-day']);
});
