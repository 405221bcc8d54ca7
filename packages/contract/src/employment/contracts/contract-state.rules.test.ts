import { describe, expect, test } from 'vitest';
import { contractSentence, contractState } from './contract-state.rules.ts';

const today = '2026-11-15';
const until = (end: string) => ({ start: '2026-01-10', end });

describe('the contract indicator', () => {
  test.each([
    [null, 'none', 'Brak umowy'],
    [until('2026-11-14'), 'ended', 'Skończyła się 1 dzień temu'],
    [until('2026-11-13'), 'ended', 'Skończyła się 2 dni temu'],
    [until('2026-10-24'), 'ended', 'Skończyła się 22 dni temu'],
    [until('2026-11-15'), 'ending', 'Kończy się dzisiaj'],
    [until('2026-11-16'), 'ending', 'Kończy się za 1 dzień'],
    [until('2026-11-20'), 'ending', 'Kończy się za 5 dni'],
    [until('2026-12-14'), 'ending', 'Kończy się za 29 dni'],
    [until('2026-12-15'), 'valid', 'Umowa od: 10.01.2026 do: 15.12.2026'],
    [until('2027-09-30'), 'valid', 'Umowa od: 10.01.2026 do: 30.09.2027'],
  ])('%j is %s: %s', (latest, state, sentence) => {
    expect(contractState(latest, today)).toBe(state);
    expect(contractSentence(latest, today).replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});
