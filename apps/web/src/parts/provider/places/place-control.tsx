import { isOn } from '@indeks/contract/common/flags';
import { useQuery } from '@tanstack/react-query';
import { everyPlaceChoicesQuery, ownPlaceChoicesQuery, placeChoicesQuery } from '#data/provider/places.ts';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import type { ReferenceControlProps } from '#shared/ui/form/reference-control.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { placePickersTexts as texts } from './place-pickers.texts.ts';

// Apart from the fields of forms, so that a list with a filter does not load the form library.

export interface PlaceControlProps extends ReferenceControlProps {
  /** Only of those that the signed-in person looks after. */
  own?: boolean;
  /** Also those that are no longer in use: a filter finds who studied there. */
  closed?: boolean;
}

/** One of the active places. */
export function PlaceControl({ kept, own = false, closed = false, ...props }: PlaceControlProps) {
  const every = useQuery({ ...(closed ? everyPlaceChoicesQuery : placeChoicesQuery), enabled: !own });
  const ofMine = useQuery({ ...ownPlaceChoicesQuery, enabled: own });
  const { isPending } = own ? ofMine : every;
  const mine = ofMine.data?.filter(({ active }) => closed || isOn(active));
  return (
    <SelectControl
      label={texts.place}
      searchable
      loading={isPending}
      nothingFound={texts.nothingFound}
      {...props}
      choices={keepChosen((own ? mine : every.data) ?? [], kept)}
    />
  );
}
