// plants: e2e-sees-only-the-contract
import { place } from '../../packages/contract/src/provider/places/places.schemas.ts';
import { now } from '../../apps/api/src/platform/clock.ts';

export const journey = [place, now];
