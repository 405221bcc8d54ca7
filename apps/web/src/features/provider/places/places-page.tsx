import { RegisterPage } from '#shared/ui/entry/register-page.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { placesRegister } from './places-list.tsx';

const Dialogs = lazyPart(() => import('./place-dialogs.tsx').then((file) => file.PlaceDialogs));

const register = { ...placesRegister, Dialogs };

export function PlacesPage() {
  return <RegisterPage of={register} />;
}
