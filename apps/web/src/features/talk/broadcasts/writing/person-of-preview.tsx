import type { Preview } from '@indeks/contract/talk/broadcasts/broadcasts.schemas';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { audienceQuery } from '#data/talk/broadcasts.ts';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { keepChosen } from '#shared/ui/form/keep-chosen.ts';
import type { Chosen } from './asked.ts';
import { writingTexts as texts } from './writing.texts.ts';

interface PersonOfPreviewProps {
  chosen: Chosen;
  shown: Preview;
  onTurn: (place: number) => void;
}

/** Whose words are shown; any other recipient is found by a few letters. */
export function PersonOfPreview({ chosen, shown: { place, person }, onTurn }: PersonOfPreviewProps) {
  const [typed, setTyped] = useState('');
  const [find] = useDebouncedValue(typed.trim(), 250);
  const { data } = useQuery({ ...audienceQuery({ ...chosen, find }), enabled: find !== '' });
  const found = find === '' ? [] : (data?.found ?? []);
  const now = { value: place, label: person.listed_name };
  return (
    <SelectControl
      label={texts.personOfPreview}
      labelHidden
      value={place}
      choices={keepChosen(
        found.map((one) => ({ value: one.place, label: one.listed_name })),
        // The field empties itself when what it shows is no choice.
        now,
      )}
      onChange={(chosenPlace) => onTurn(chosenPlace ?? place)}
      // The field writes the shown name into itself, which nobody typed.
      onSearch={(text) => setTyped(text === now.label ? '' : text)}
    />
  );
}
