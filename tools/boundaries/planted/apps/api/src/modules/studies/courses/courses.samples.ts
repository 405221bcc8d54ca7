// plants: production-knows-no-testing
import { testPlace } from '#testing/factories.ts';

export const sample = testPlace;
