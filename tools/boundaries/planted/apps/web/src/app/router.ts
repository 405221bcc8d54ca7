import { placesPage } from '#features/provider/places/places-page.ts';

export const router = [placesPage, () => import('./menu.ts')];
