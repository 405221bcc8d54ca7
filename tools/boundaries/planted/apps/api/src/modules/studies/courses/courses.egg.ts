import { chicken } from './courses.chicken.ts';

export const egg = (): unknown => chicken;
