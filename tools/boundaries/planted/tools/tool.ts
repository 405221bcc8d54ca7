import { testPlace } from '../apps/api/testing/factories.ts';

export const tool = testPlace;
