import { IconDeviceFloppy, IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { DateField } from '#shared/ui/form/dates/date-field.tsx';
import { FieldRow } from '#shared/ui/form/form-layout.tsx';
import { RadioField } from '#shared/ui/form/choices/radio-field.tsx';
import { TextField } from '#shared/ui/form/typed/text-field.tsx';
import { useZodForm } from '#shared/ui/form/use-zod-form.ts';
import type { AppForm } from '#shared/ui/form/use-zod-form.ts';
import type { DraftPlace, FoundDraft } from '#shared/ui/long-form/draft-keeper.ts';
import { LongForm } from '#shared/ui/long-form/long-form.tsx';
import type { CatalogueSection } from '../section.ts';

export const longFormSections: readonly CatalogueSection[] = [
  {
    id: 'long-form',
    title: 'Długi formularz',
    states: [
      {
        id: 'long-form-start',
        title: 'Na początku',
        render: () => <Questionnaire />,
      },
      {
        id: 'long-form-errors',
        // Opened, since it takes the focus and with it the scroll of the whole page.
        title: 'Po nieudanym zapisie (otwórz)',
        render: ({ open }) => <Questionnaire submitAtOnce={open} />,
      },
      {
        id: 'long-form-draft',
        title: 'Z wersją roboczą',
        render: () => <Questionnaire draft={{ ...place, found: found(false) }} />,
      },
      {
        id: 'long-form-outdated-draft',
        title: 'Z wersją roboczą, po której ktoś zapisał dane',
        render: () => <Questionnaire draft={{ ...place, found: found(true) }} />,
      },
    ],
  },
];

const schema = z.object({
  personal: z.object({
    lastName: z.string().min(1, 'Podanie nazwiska jest konieczne'),
    firstName: z.string().min(1, 'Podanie imienia jest konieczne'),
    fatherName: z.string().min(1, 'Podanie imienia ojca jest konieczne'),
    birthDate: z.string().nullable(),
  }),
  address: z.object({
    street: z.string().min(1, 'Podanie ulicy jest konieczne'),
    city: z.string().min(1, 'Podanie miejscowości jest konieczne'),
  }),
  insurance: z.object({
    sickness: z
      .enum(['yes', 'no'])
      .nullable()
      .refine((answer) => answer !== null, { error: 'Proszę o\u00a0zaznaczenie TAK lub NIE' }),
  }),
});
type Values = z.input<typeof schema>;
type QuestionnaireForm = AppForm<Values, z.output<typeof schema>>;

const saved: Values = {
  personal: { lastName: 'Źrebiec', firstName: 'Łukasz', fatherName: '', birthDate: '1978-05-17' },
  address: { street: '', city: 'Świętochłowice' },
  insurance: { sickness: null },
};

interface QuestionnaireProps {
  draft?: DraftPlace;
  submitAtOnce?: boolean;
}

function Questionnaire({ draft, submitAtOnce = false }: QuestionnaireProps) {
  const form = useZodForm(schema, saved);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (submitAtOnce) root.current?.querySelector('form')?.requestSubmit();
  }, [submitAtOnce]);
  return (
    <div ref={root}>
      <LongForm
        form={form}
        title="Kwestionariusz osobowy"
        what="kwestionariusz"
        sections={listSections(form)}
        name="catalogue"
        draft={draft}
        conflictFields={{
          labelOf: (name) => (name === 'address.street' ? 'Ulica' : 'Miejscowość'),
          wordsOf: (_, value) => (typeof value === 'string' ? value : ''),
        }}
        readNewer={() => saved}
        onSubmit={() => undefined}
        save={{
          label: 'Zapisz kwestionariusz',
          shortLabel: 'Zapisz',
          icon: IconDeviceFloppy,
        }}
        secondary={[{ label: 'Zapisz i\u00a0drukuj', icon: IconPrinter }]}
        hint={'Zmiany zgłoś w\u00a0ciągu 7\u00a0dni od ich wystąpienia.'}
      />
    </div>
  );
}

/** Keeps nothing. */
const place: DraftPlace = {
  found: undefined,
  keep: () => Promise.resolve({ at: '2026-11-14T07:04:00Z', newer: false }),
  read: () => Promise.resolve(undefined),
  drop: () => Promise.resolve(),
};

const found = (outdated: boolean): FoundDraft => ({
  values: { ...saved, address: { street: 'Długa 7', city: 'Chorzów' } },
  at: '2026-11-14T07:04:00Z',
  outdated,
});

const listSections = ({ control }: QuestionnaireForm) => [
  {
    id: 'personal',
    title: 'I. Dane identyfikacyjne',
    help: 'Potrzebne do umowy, ubezpieczenia i\u00a0podatku. Pola oznaczone gwiazdką są obowiązkowe.',
    content: (
      <>
        <FieldRow>
          <TextField control={control} name="personal.lastName" label="Nazwisko" required />
          <TextField control={control} name="personal.firstName" label="Imię" required />
        </FieldRow>
        <FieldRow>
          <TextField control={control} name="personal.fatherName" label="Imię ojca" required />
          <DateField control={control} name="personal.birthDate" label="Data urodzenia" />
        </FieldRow>
      </>
    ),
  },
  {
    id: 'address',
    title: 'II. Adres zamieszkania',
    content: (
      <FieldRow>
        <TextField control={control} name="address.street" label="Ulica" required />
        <TextField control={control} name="address.city" label="Miejscowość" required />
      </FieldRow>
    ),
  },
  {
    id: 'insurance',
    title: 'III. Ubezpieczenie dobrowolne',
    content: (
      <RadioField
        control={control}
        name="insurance.sickness"
        label="Ubezpieczenie chorobowe"
        required
        choices={[
          { value: 'yes', label: 'Tak' },
          { value: 'no', label: 'Nie' },
        ]}
      />
    ),
  },
];
