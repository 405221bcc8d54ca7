// plants: shared-knows-no-domain
import { place } from '../../../../packages/contract/src/places/places.schemas.ts';

export const chip = place;
