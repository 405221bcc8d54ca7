import { zipPattern } from '@indeks/contract/numbers/contact';
import type { PostalPlace } from '@indeks/contract/provider/postal-codes/postal-codes.schemas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { placesOfCodeQuery } from '#data/provider/postal-codes.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { questionnaireTexts as texts } from './questionnaire.texts.ts';

interface PostalOfferProps {
  code: string;
  onPlace: (place: PostalPlace) => void;
}

/** The places of a post code that was just typed; a code of one place alone fills the address in by itself. */
export function PostalOffer({ code, onPlace }: PostalOfferProps) {
  const [first] = useState(code);
  const { data } = useQuery({
    ...placesOfCodeQuery(code),
    enabled: code !== first && zipPattern.test(code),
  });
  const places = data?.items ?? none;
  const only = places.length === 1 ? places[0] : undefined;
  const fillIn = useEffectEvent(onPlace);
  useEffect(() => {
    if (only) fillIn(only);
  }, [only]);
  return places.length > 1 && <PlacePicker key={code} {...{ code, places, onPlace }} />;
}

interface PlacePickerProps extends PostalOfferProps {
  places: readonly PostalPlace[];
}

function PlacePicker({ code, places, onPlace }: PlacePickerProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <SelectControl
      label={texts.placesOf(code)}
      description={texts.placesHelp}
      choices={places.map((place, index) => ({ value: String(index), label: texts.place(place) }))}
      value={chosen}
      onChange={(value) => {
        setChosen(value);
        const place = value === null ? undefined : places[Number(value)];
        if (place) onPlace(place);
      }}
      searchable
    />
  );
}

const none: readonly PostalPlace[] = [];
