// plants: shared-knows-no-feature
import { placesPage } from '#features/provider/places/places-page.ts';

export const menu = placesPage;
