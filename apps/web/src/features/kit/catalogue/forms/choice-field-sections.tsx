import { CheckboxControl } from '#shared/ui/form/choices/checkbox-control.tsx';
import { CheckboxSetControl } from '#shared/ui/form/choices/checkbox-set-field.tsx';
import { MultiSelectControl } from '#shared/ui/form/choices/multi-select-control.tsx';
import { RadioControl } from '#shared/ui/form/choices/radio-control.tsx';
import { SelectControl } from '#shared/ui/form/choices/select-control.tsx';
import { SwitchControl } from '#shared/ui/form/choices/switch-control.tsx';
import { TextControl } from '#shared/ui/form/typed/text-control.tsx';
import { Held } from '#shared/ui/form/saving/held.tsx';
import type { CatalogueSection } from '../section.ts';
import { fieldStates } from './field-states.tsx';

const towns = [
  'Białystok',
  'Gdańsk',
  'Kraków',
  'Łódź',
  'Poznań',
  'Rzeszów',
  'Świdnica',
  'Warszawa',
  'Wrocław',
  'Żywiec',
];
const places = towns.map((label, index) => ({ value: index + 1, label }));
const titles = [
  { value: 1, label: 'Zatrudnienie na umowę o pracę w innym zakładzie, wynagrodzenie poniżej minimalnego' },
  { value: 2, label: 'Zatrudnienie na umowę o pracę w innym zakładzie, wynagrodzenie powyżej minimalnego' },
  { value: 3, label: 'Umowa cywilnoprawna z innym podmiotem' },
];
const contracts = [
  { value: 'employee', label: 'Pracownik' },
  { value: 'company', label: 'Firma' },
];

export const choiceFieldSections: readonly CatalogueSection[] = [
  fieldStates(
    {
      id: 'select',
      title: 'Wybór z listy',
      label: 'Miejscowość',
      empty: null,
      filled: 4,
      error: 'Podanie miejscowości jest wymagane',
    },
    (props) => <SelectControl<number> {...props} choices={places} placeholder="Wybierz miejscowość" />,
  ),
  fieldStates(
    {
      id: 'search-select',
      title: 'Wybór z wyszukiwaniem',
      label: 'Placówka',
      empty: null,
      filled: 7,
      error: 'Podanie placówki jest wymagane',
    },
    (props) => <SelectControl<number> {...props} choices={places} searchable clearable />,
  ),
  fieldStates<number[]>(
    {
      id: 'multi-select',
      title: 'Wybór wielu z listy',
      label: 'Koordynatorzy',
      empty: [],
      filled: [2, 4, 9],
      error: 'Podanie koordynatora jest wymagane',
    },
    (props) => <MultiSelectControl<number> {...props} choices={places} searchable clearable />,
  ),
  fieldStates<string | null>(
    {
      id: 'radio',
      title: 'Jedno z kilku',
      label: 'Rodzaj umowy',
      empty: null,
      filled: 'company',
      error: 'Podanie rodzaju umowy jest konieczne',
    },
    (props) => <RadioControl {...props} choices={contracts} />,
  ),
  fieldStates<number[]>(
    {
      id: 'checkbox-set',
      title: 'Kilka z listy',
      label: 'Dni zajęć',
      empty: [],
      filled: [5, 6],
      error: 'Zaznacz co najmniej jeden dzień',
    },
    (props) => (
      <CheckboxSetControl<number>
        {...props}
        choices={[
          { value: 5, label: 'piątek' },
          { value: 6, label: 'sobota' },
          { value: 0, label: 'niedziela' },
        ]}
      />
    ),
  ),
  {
    id: 'checkbox-line',
    title: 'Kilka obok siebie',
    states: [{ id: 'checkbox-line-held', title: 'Raporty do wysłania', render: () => <DemoLine /> }],
  },
  {
    id: 'checkbox-rows',
    title: 'Wiersze do zaznaczenia',
    states: [
      {
        id: 'checkbox-rows-revealed',
        title: 'z polami zaznaczonego wiersza',
        render: () => <InsuranceRows />,
      },
    ],
  },
  fieldStates<boolean>(
    {
      id: 'checkbox',
      title: 'Pole wyboru',
      label: 'Przejazd w obie strony',
      empty: false,
      filled: true,
      error: 'Zgoda jest wymagana',
    },
    (props) => <CheckboxControl {...props} />,
  ),
  fieldStates<boolean>(
    {
      id: 'switch',
      title: 'Przełącznik',
      label: 'Praca on-line',
      description: 'Zajęcia zdalne – bez podawania miejscowości.',
      empty: false,
      filled: true,
      error: 'Tego nie można teraz zmienić',
    },
    (props) => <SwitchControl {...props} />,
  ),
];

function InsuranceRows() {
  return (
    <Held initial={[2]}>
      {(value, onChange) => (
        <CheckboxSetControl
          label="Tytuły ubezpieczenia"
          description="Zaznacz wszystkie pozycje, które Cię dotyczą."
          variant="rows"
          choices={titles}
          value={value}
          onChange={onChange}
          reveal={workplaceOf}
        />
      )}
    </Held>
  );
}

function workplaceOf(title: number) {
  return title < 3 ? (
    <Held initial="Liceum Ogólnokształcące nr XII">
      {(name, setName) => <TextControl label="Nazwa zakładu" value={name} onChange={setName} />}
    </Held>
  ) : undefined;
}

function DemoLine() {
  return (
    <Held<string[]> initial={['czas']}>
      {(value, onChange) => (
        <CheckboxSetControl
          label="Raporty"
          variant="line"
          choices={[
            { value: 'czas', label: 'Czas pracy' },
            { value: 'przejazd', label: 'Przejazdy' },
            { value: 'zjazd', label: 'Zjazdy', disabled: true },
          ]}
          value={value}
          onChange={onChange}
        />
      )}
    </Held>
  );
}
