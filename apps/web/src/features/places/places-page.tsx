import { lazy } from 'react';
import { RegisterPage } from '#shared/ui/entry/register-page.tsx';
import { placesRegister } from './places-list.tsx';

const Dialogs = lazy(() => import('./place-dialogs.tsx').then((file) => ({ default: file.PlaceDialogs })));

const register = { ...placesRegister, Dialogs };

export function PlacesPage() {
  return <RegisterPage of={register} />;
}
