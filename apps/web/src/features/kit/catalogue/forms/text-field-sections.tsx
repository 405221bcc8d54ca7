import { AccountControl } from '#shared/ui/form/typed/account-field.tsx';
import { AutocompleteControl } from '#shared/ui/form/choices/autocomplete-field.tsx';
import { EmailControl, PhoneControl } from '#shared/ui/form/typed/contact-fields.tsx';
import { MoneyControl } from '#shared/ui/form/typed/money-field.tsx';
import { NumberControl } from '#shared/ui/form/typed/number-field.tsx';
import { PasswordControl } from '#shared/ui/form/typed/password-field.tsx';
import { GroupFrame } from '#shared/ui/form/group-frame.tsx';
import { ReadOnlyValue } from '#shared/ui/form/read-only-value.tsx';
import { TextControl } from '#shared/ui/form/typed/text-control.tsx';
import { TextareaControl } from '#shared/ui/form/typed/textarea-control.tsx';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Held } from '#shared/ui/form/saving/held.tsx';
import type { CatalogueSection } from '../section.ts';
import { fieldStates } from './field-states.tsx';

export const textFieldSections: readonly CatalogueSection[] = [
  withMoreStates(
    fieldStates(
      {
        ...texts('text', 'Pole tekstowe', 'Imię i nazwisko', 'Podanie imienia i nazwiska jest wymagane'),
        filled: 'Żaneta Żółtowska',
      },
      (props) => <TextControl {...props} />,
    ),
  ),
  fieldStates(
    {
      ...texts('autocomplete', 'Tekst z podpowiedziami', 'Miejscowość', 'Podanie miejscowości jest wymagane'),
      filled: 'Łódź',
    },
    (props) => <AutocompleteControl {...props} suggestions={['Łódź', 'Warszawa', 'Wrocław']} />,
  ),
  fieldStates(
    {
      ...texts('email', 'Adres e-mail', 'Adres e-mail', 'Podanie emaila jest wymagane'),
      filled: 'zaneta@uczelnia.pl',
    },
    (props) => <EmailControl {...props} />,
  ),
  fieldStates(
    {
      ...texts(
        'phone',
        'Telefon',
        'Telefon',
        'Proszę podać wyłącznie cyfry, bez przerw, myślników i numeru kierunkowego.',
      ),
      description: 'Na przykład 600 100 200.',
      filled: '601220410',
    },
    (props) => <PhoneControl {...props} />,
  ),
  fieldStates(
    { ...texts('password', 'Hasło', 'Hasło', 'Podanie hasła jest wymagane'), filled: 'Przykład-2025!' },
    (props) => <PasswordControl {...props} autoComplete="new-password" />,
  ),
  fieldStates(
    {
      ...texts('textarea', 'Dłuższy tekst z licznikiem', 'Komentarz', 'Komentarz jest za długi'),
      description: 'Nieobowiązkowy.',
      filled: 'Prawo pracy – wykład, grupa B',
    },
    (props) => <TextareaControl {...props} limit={250} />,
  ),
  fieldStates(
    {
      id: 'number',
      title: 'Liczba z przecinkiem',
      label: 'Liczba godzin',
      empty: null,
      filled: 6.5,
      error: 'Podanie liczby godzin jest wymagane',
    },
    (props) => <NumberControl {...props} min={0.5} max={24} step={0.5} maw={180} />,
  ),
  fieldStates(
    {
      id: 'money',
      title: 'Kwota',
      label: 'Czesne',
      empty: null,
      filled: 1_235_000,
      error: 'Podanie kwoty jest wymagane',
    },
    (props) => <MoneyControl {...props} maw={180} />,
  ),
  fieldStates(
    {
      ...texts('account', 'Numer rachunku', 'Numer rachunku', 'Numer rachunku ma 26 cyfr'),
      filled: '61109010140000071219812874',
    },
    (props) => <AccountControl {...props} maw={340} />,
  ),
  {
    id: 'read-only-value',
    title: 'Wartość tylko do odczytu',
    states: [
      {
        id: 'read-only-value-plain',
        title: 'z wyjaśnieniem',
        render: () => (
          <ReadOnlyValue label="Stawka za km" value="0,89 zł" description="Ustala administrator" />
        ),
      },
      {
        id: 'read-only-value-empty',
        title: 'bez wartości',
        render: () => <ReadOnlyValue label="Nr albumu" value="" />,
      },
      {
        id: 'read-only-value-copy',
        title: 'z kopiowaniem',
        render: () => (
          <ReadOnlyValue
            label="Numer konta do wpłat"
            value="61 1090 1014 0000 0712 1981 2874"
            action={<CopyButton value="61109010140000071219812874" label="Kopiuj numer konta" />}
          />
        ),
      },
    ],
  },
  fieldStates<{ fee: number | null; rest: number | null }>(
    {
      id: 'group-frame',
      title: 'Kilka pól jako jedno',
      label: 'Podział wpłaty',
      description: 'Części razem dają całą wpłatę.',
      empty: { fee: null, rest: null },
      filled: { fee: 40_000, rest: 12_350 },
      error: 'Części muszą dać całą wpłatę',
    },
    ({ value, onChange, label, description, error, required = false, ...rest }) => (
      <GroupFrame label={label} description={description} error={error} required={required}>
        <MoneyControl
          {...rest}
          label="Czesne"
          value={value.fee}
          onChange={(fee) => onChange({ ...value, fee })}
        />
        <MoneyControl
          {...rest}
          label="Reszta"
          value={value.rest}
          onChange={(left) => onChange({ ...value, rest: left })}
        />
      </GroupFrame>
    ),
  ),
];

function texts(id: string, title: string, label: string, error: string) {
  return { id, title, label, error, empty: '' };
}

function withMoreStates(section: CatalogueSection): CatalogueSection {
  const suffix = {
    id: 'text-suffix',
    title: 'ze stałym końcem',
    render: () => (
      <Held initial="jan.kowalski">
        {(value, onChange) => (
          <TextControl
            label="Dodatkowy e-mail"
            value={value}
            onChange={onChange}
            rightSection="@druga-uczelnia.pl"
            rightSectionWidth={140}
          />
        )}
      </Held>
    ),
  };
  const warning = {
    id: 'text-warning',
    title: 'z ostrzeżeniem',
    render: () => (
      <Held initial="44051401358">
        {(value, onChange) => (
          <TextControl
            label="PESEL"
            value={value}
            onChange={onChange}
            warning="Ten numer wygląda na błędny. Sprawdź, czy wszystkie cyfry się zgadzają."
          />
        )}
      </Held>
    ),
  };
  return { ...section, states: [...section.states, suffix, warning] };
}
