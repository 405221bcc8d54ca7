import { afterAll } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { moneyIn } from './money/money.ts';
import { searchSubject } from './searching.ts';

const app = await startTestApp();
afterAll(() => app.close());

searchSubject('money', () => moneyIn(app));
