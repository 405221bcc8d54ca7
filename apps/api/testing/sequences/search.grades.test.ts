import { afterAll } from 'vitest';
import { startTestApp } from '#testing/test-app.ts';
import { gradesIn } from './grades/grades.ts';
import { searchSubject } from './searching.ts';

const app = await startTestApp();
afterAll(() => app.close());

searchSubject('grades', () => gradesIn(app));
