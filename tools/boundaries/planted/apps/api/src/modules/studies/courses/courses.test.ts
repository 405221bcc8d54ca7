import { testPlace } from '#testing/factories.ts';

export const helper = testPlace;
