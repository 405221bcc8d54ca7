// plants: shared-knows-no-domain
import { place } from '../../../../packages/contract/src/provider/places/places.schemas.ts';

export const chip = place;
