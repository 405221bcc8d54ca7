import type { Car } from '@indeks/contract/month/cars/cars.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconCar, IconPlus } from '@tabler/icons-react';
import { carsQuery } from '#data/month/cars.ts';
import { formatNumber } from '#shared/lib/format.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { ActionButton } from '#shared/ui/page/action-button.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import type { Column } from '#shared/ui/table/column.ts';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { onFirst, readyActions } from '#shared/ui/table/row-actions.tsx';
import { CardLine } from '#shared/ui/table/row-card.tsx';
import { useWholeList } from '#shared/ui/table/use-whole-list.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { useSelected } from '#shared/ui/table/use-selected.ts';
import { carsTexts as texts } from './cars.texts.ts';

/** The cars of a person; undefined for one's own. */
export function CarsTab({ user }: { user: number | undefined }) {
  const { show, of, anyOpen } = useOpen<OpenEntry<Car>>('cars');
  const selected = useSelected<Car>();
  const whole = useWholeList(useQuery(carsQuery(user)), { values: sortValues, sortBy: 'brand' });
  const addNew = () => show({ kind: 'form' });
  const edit = (car: Car) => show({ kind: 'form', row: car });
  const remove = (car: Car) => show({ kind: 'remove', rows: [car] });
  return (
    <>
      <DataTable
        {...whole}
        texts={texts}
        columns={columns}
        density="plain"
        end={<ActionButton action={{ label: texts.add, icon: IconPlus, onClick: addNew }} main />}
        rowName={nameCar}
        rowActions={(car) => [
          { ...readyActions.edit, onClick: () => edit(car) },
          { ...deleteCar, onClick: () => remove(car) },
        ]}
        selection={{ ...selected, actions: actionsOn(edit, remove), single: true }}
        card={(car) => <CarCard car={car} />}
      />
      <WhenOpened opened={anyOpen}>
        <CarDialogs of={of} show={show} user={user} onRemoved={selected.clear} />
      </WhenOpened>
    </>
  );
}

const CarDialogs = lazyPart(() => import('./car-dialogs.tsx').then((file) => file.CarDialogs));

const nameCar = ({ brand, model, registration_nr: plate }: Car): string => `${brand} ${model} ${plate}`;

const deleteCar = { ...readyActions.delete, label: texts.remove };

const actionsOn = (edit: (car: Car) => void, remove: (car: Car) => void) => [
  { ...readyActions.edit, onClick: onFirst(edit) },
  { ...deleteCar, onClick: onFirst(remove) },
];

const sortValues = { brand: ({ brand }: Car) => brand };

const columns: readonly Column<Car, 'brand'>[] = [
  { id: 'brand', header: texts.columns.brand, sortable: true, cell: ({ brand }) => <strong>{brand}</strong> },
  { id: 'model', header: texts.columns.model, cell: ({ model }) => model },
  { id: 'engine', header: texts.columns.engine, align: 'end', cell: ({ engine }) => formatNumber(engine) },
  {
    id: 'registration',
    header: texts.columns.registration,
    wrap: 'never',
    cell: ({ registration_nr: plate }) => plate,
  },
];

function CarCard({ car }: { car: Car }) {
  return (
    <>
      <strong>{`${car.brand} ${car.model}`}</strong>
      <CardLine icon={IconCar}>{`${car.registration_nr} · ${texts.capacity(car.engine)}`}</CardLine>
    </>
  );
}
