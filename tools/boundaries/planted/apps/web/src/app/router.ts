import { placesPage } from '#features/places/places-page.ts';

export const router = [placesPage, () => import('./menu.ts')];
