import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const enough = {
  DATABASE_URL: 'postgres://indeks_app@127.0.0.1/indeks',
  REDIS_URL: 'redis://127.0.0.1:6379',
  SMTP_URL: 'smtp://127.0.0.1:25',
  SEALING_KEYS_FILE: '/run/secrets/sealing-keys.json',
};

test('defaults are those of development', () => {
  expect(readConfig(enough)).toMatchObject({
    NODE_ENV: 'development',
    ROLES: ['http', 'worker'],
    PORT: 3000,
    PASSWORD_COST: 'strong',
  });
});

test.each([
  ['nothing at all', {}, /DATABASE_URL[\s\S]*REDIS_URL[\s\S]*SMTP_URL[\s\S]*SEALING_KEYS_FILE/],
  ['an unknown role', { ...enough, ROLES: 'http,cook' }, /ROLES/],
  ['a port out of range', { ...enough, PORT: '70000' }, /PORT/],
  [
    'cheap passwords in production',
    { ...enough, NODE_ENV: 'production', PASSWORD_COST: 'cheap' },
    /PASSWORD_COST/,
  ],
  [
    'a stand-in of Zoom in production',
    {
      ...enough,
      NODE_ENV: 'production',
      PUBLIC_ADDRESS: 'https://indeks.example',
      ZOOM_API_ADDRESS: 'http://127.0.0.1:3180',
    },
    /ZOOM_API_ADDRESS/,
  ],
  [
    'another time in production',
    { ...enough, NODE_ENV: 'production', CLOCK_STARTS_AT: '2027-10-15T12:00:00+02:00' },
    /CLOCK_STARTS_AT/,
  ],
  ['a time that is none', { ...enough, CLOCK_STARTS_AT: 'October' }, /CLOCK_STARTS_AT/],
  ['an address that is none', { ...enough, PUBLIC_ADDRESS: 'indeks' }, /PUBLIC_ADDRESS/],
])('%s stops the start and names the setting', (_, env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
