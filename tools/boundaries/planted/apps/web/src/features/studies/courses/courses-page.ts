// plants: feature-knows-no-other-feature
import { placesPage } from '#features/provider/places/places-page.ts';

export const coursesPage = placesPage;
