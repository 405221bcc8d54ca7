import type { Place } from '@indeks/contract/places/places.schemas';
import { IconDownload, IconPlus } from '@tabler/icons-react';
import { lazy, useState } from 'react';
import { fetchPlacesCsv } from '#data/places.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { placesListOptions, placesQueryOf, PlacesTable } from './places-list.tsx';
import { placesTexts as texts } from './places.texts.ts';

const PlaceDialogs = lazy(() =>
  import('./place-dialogs.tsx').then((file) => ({ default: file.PlaceDialogs })),
);

export function PlacesPage() {
  const list = useListState(placesListOptions);
  const [selected, setSelected] = useState<readonly Place[]>([]);
  const { show, of, anyOpen } = useOpen<OpenEntry<Place>>('places');
  const csv = useDownload(() => fetchPlacesCsv(placesQueryOf(list)));
  const add = () => show({ kind: 'form' });
  return (
    <>
      <PageHeader
        title={texts.title}
        help={texts.help}
        main={{ label: texts.add, icon: IconPlus, onClick: add }}
        secondary={[{ label: texts.csv, icon: IconDownload, ...csv }]}
      />
      <PlacesTable
        list={list}
        selected={selected}
        onSelect={setSelected}
        onAdd={add}
        onEdit={(place) => show({ kind: 'form', row: place })}
        onRemove={(places) => show({ kind: 'remove', rows: places })}
      />
      <WhenOpened opened={anyOpen}>
        <PlaceDialogs of={of} show={show} onRemoved={() => setSelected([])} />
      </WhenOpened>
    </>
  );
}
