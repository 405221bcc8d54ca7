// plants: shared-knows-no-feature
import { placesPage } from '#features/places/places-page.ts';

export const menu = placesPage;
