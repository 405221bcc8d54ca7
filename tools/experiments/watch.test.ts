import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/root.ts';
import { quicker } from './watch.ts';

test('every time of the shipped files is shortened alike, and no threshold', () => {
  for (const file of ['rules.yml', 'prometheus.yml', 'alertmanager.yml']) {
    const shipped = readFileSync(join(root, 'ops', 'monitoring', file), 'utf8');
    const times = /(?<=[[ ])\d+m?[smh]\b(?!_)/g;
    const left = quicker(shipped, 5).replaceAll(/#.*/g, '').match(times) ?? [];
    expect(left.filter((time) => !time.endsWith('ms'))).toEqual([]);
    expect(quicker(shipped, 5).length).toBeGreaterThan(shipped.length);
  }
  expect(quicker('rate(x[5m]) > 60\nfor: 30s\nexpr: 48 * 3600', 5)).toBe(
    'rate(x[60000ms]) > 60\nfor: 6000ms\nexpr: 48 * 3600',
  );
});
