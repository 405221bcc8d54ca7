import { expect, test } from 'vitest';
import { withHouse } from './house.ts';

test('the system of an experiment starts without a file store of its own, and its people sign in', async () => {
  const status = await withHouse({ only: ['postgres', 'redis'] }, async (house) => {
    const cookie = await house.signIn(1);
    return (await house.ask('/api/places?page=1', { headers: { cookie } })).status;
  });
  expect(status).toBe(200);
}, 180_000);
