// plants: parts-know-no-feature
import { placesPage } from '#features/provider/places/places-page.ts';

export const monthReport = placesPage;
