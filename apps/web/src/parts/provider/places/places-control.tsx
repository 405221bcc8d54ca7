import { useQuery } from '@tanstack/react-query';
import { everyPlaceChoicesQuery, ownPlaceChoicesQuery } from '#data/provider/places.ts';
import { SeveralControl, type SeveralControlProps } from '#shared/ui/form/several-control.tsx';
import { placePickersTexts as texts } from './place-pickers.texts.ts';

/** Several places, also closed ones: of those assigned to the signed-in person, or of all where none is. None chosen means all. */
export function PlacesControl(props: SeveralControlProps) {
  const { data: own } = useQuery(ownPlaceChoicesQuery);
  const { data: every = [] } = useQuery({ ...everyPlaceChoicesQuery, enabled: own?.length === 0 });
  const choices = own?.length === 0 ? every : (own ?? []);
  return <SeveralControl {...props} label={texts.place} all={texts.everyPlace} choices={choices} />;
}
