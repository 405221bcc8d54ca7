// plants: nobody-imports-a-test
import { helper } from './courses.test.ts';

export const borrowed = helper;
