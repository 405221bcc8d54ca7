// plants: imports-exist
import { nowhere } from './courses.nowhere.ts';

export const lost = nowhere;
