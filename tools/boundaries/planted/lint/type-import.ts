// plants: typescript/consistent-type-imports
import { Shape } from './shape.ts';

export const area = (shape: Shape): number => shape.width * shape.height;
