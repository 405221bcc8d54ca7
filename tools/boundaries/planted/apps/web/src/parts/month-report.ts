// plants: parts-know-no-feature
import { placesPage } from '#features/places/places-page.ts';

export const monthReport = placesPage;
