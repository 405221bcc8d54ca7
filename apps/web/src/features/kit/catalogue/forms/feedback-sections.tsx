import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle, IconClock, IconWifi } from '@tabler/icons-react';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import { Spinner } from '#shared/ui/feedback/spinner.tsx';
import { StatusChip } from '#shared/ui/feedback/status-chip.tsx';
import { Stepper } from '#shared/ui/feedback/stepper.tsx';
import { TabsBySlug } from '#shared/ui/feedback/tabs-by-slug.tsx';
import { Held } from '#shared/ui/form/saving/held.tsx';
import type { CatalogueSection } from '../section.ts';
import { OpenSnackbar } from './open-snackbar.tsx';

const steps = ['Wczytaj CSV', 'Sprawdź i popraw', 'Gotowe'];
const tabs = [
  { slug: 'kwestionariusz', label: 'Kwestionariusz', render: () => 'Kwestionariusz osobowy' },
  { slug: 'zmiana-hasla', label: 'Zmiana hasła', render: () => 'Zmiana hasła' },
  { slug: 'samochody', label: 'Samochody', render: () => 'Samochody' },
];

export const feedbackSections: readonly CatalogueSection[] = [
  {
    id: 'status-chips',
    title: 'Statusy',
    states: [{ id: 'status-chips-all', title: 'wszystkie', render: statuses }],
  },
  {
    id: 'notices',
    title: 'Komunikaty',
    states: [
      {
        id: 'notice-info',
        title: 'informacja',
        render: () => (
          <Notice tone="info">Rozwiązane zgłoszenie możesz otworzyć ponownie na stronie szczegółów.</Notice>
        ),
      },
      {
        id: 'notice-ok',
        title: 'powodzenie',
        render: () => <Notice tone="ok">Zmiany zapisane.</Notice>,
      },
      {
        id: 'notice-warning',
        title: 'ostrzeżenie',
        render: () => (
          <Notice tone="warning" title="Zmiana typu konta">
            Dane drugiego formularza zostaną usunięte, a Ty zostaniesz wylogowany.
          </Notice>
        ),
      },
      {
        id: 'notice-error',
        title: 'błąd',
        render: () => (
          <Notice tone="error">Wystąpił błąd. Użytkownik o takim adresie email już istnieje w bazie.</Notice>
        ),
      },
    ],
  },
  {
    id: 'snackbar',
    title: 'Krótka wiadomość u dołu',
    states: [
      {
        id: 'snackbar-ok',
        title: 'po kopiowaniu',
        render: ({ open }) => <OpenSnackbar open={open} text="Skopiowano do schowka!" />,
      },
      {
        id: 'snackbar-error',
        title: 'po błędzie',
        render: () => (
          <Button
            variant="default"
            onClick={() => snackbar('Nie udało się wysłać wiadomości.', { tone: 'error' })}
          >
            Pokaż
          </Button>
        ),
      },
    ],
  },
  {
    id: 'copy',
    title: 'Kopiowanie',
    states: [
      {
        id: 'copy-button',
        title: 'e-mail',
        render: () => (
          <Group gap={4}>
            malgorzata@uczelnia.pl
            <CopyButton value="malgorzata@uczelnia.pl" label="Kopiuj e-mail" of="Małgorzata Wiśniewska" />
          </Group>
        ),
      },
    ],
  },
  {
    id: 'progress',
    title: 'Postęp długiej pracy',
    states: [
      {
        id: 'progress-known',
        title: 'o znanej długości',
        render: () => (
          <ProgressForLongWork label="Importuję wpłaty" detail="12 400 z 40 000 wierszy" done={0.31} />
        ),
      },
      {
        id: 'progress-unknown',
        title: 'o nieznanej długości',
        render: () => <ProgressForLongWork label="Przygotowuję plik" detail="Może to potrwać do minuty." />,
      },
      { id: 'spinner', title: 'oczekiwanie', render: () => <Spinner withLabel /> },
    ],
  },
  {
    id: 'stepper',
    title: 'Kroki',
    states: [
      {
        id: 'stepper-first',
        title: 'początek',
        render: () => <Stepper label="Numery albumów" steps={steps} current={0} />,
      },
      {
        id: 'stepper-middle',
        title: 'w trakcie',
        render: () => <Stepper label="Numery albumów" steps={steps} current={1} />,
      },
      {
        id: 'stepper-done',
        title: 'koniec',
        render: () => <Stepper label="Numery albumów" steps={steps} current={3} />,
      },
    ],
  },
  {
    id: 'tabs',
    title: 'Zakładki',
    states: [
      {
        id: 'tabs-chosen',
        title: 'wybrana druga',
        render: () => (
          <Held initial="zmiana-hasla">
            {(value, onChange) => (
              <TabsBySlug label="Ustawienia konta" tabs={tabs} value={value} onChange={onChange} />
            )}
          </Held>
        ),
      },
    ],
  },
];

function statuses() {
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <StatusChip tone="ok">Zaakceptowany</StatusChip>
        <StatusChip tone="warning" icon={IconClock}>
          Kończy się za 12 dni
        </StatusChip>
        <StatusChip tone="warning">Brak raportu</StatusChip>
      </Group>
      <Group gap="xs">
        <StatusChip tone="error">Brak umowy</StatusChip>
        <StatusChip tone="error" icon={IconAlertTriangle}>
          Do zaakceptowania
        </StatusChip>
        <StatusChip tone="info" icon={IconWifi}>
          on-line
        </StatusChip>
        <StatusChip tone="neutral">Nieaktywny</StatusChip>
        <StatusChip tone="brand">2 kierunki</StatusChip>
      </Group>
    </Stack>
  );
}
