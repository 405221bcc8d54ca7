import { Button, Group } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import type { CatalogueSection } from '../section.ts';

export const buttonSections: readonly CatalogueSection[] = [
  {
    id: 'buttons',
    title: 'Przyciski',
    states: [
      {
        id: 'buttons-kinds',
        title: 'rodzaje',
        render: () => (
          <Group gap="xs">
            <Button leftSection={<Icon of={IconPlus} size={iconSizes.small} />}>Główny</Button>
            <Button variant="light">Łagodny</Button>
            <Button variant="default">Domyślny</Button>
            <Button variant="subtle">Tekstowy</Button>
            <Button color="danger" leftSection={<Icon of={IconTrash} size={iconSizes.small} />}>
              Usuń
            </Button>
          </Group>
        ),
      },
      {
        id: 'buttons-segments',
        title: 'jedno z kilku',
        render: () => (
          <Segments
            label="Które"
            value="all"
            onChange={() => undefined}
            choices={[
              { value: 'all', label: 'Wszystkie' },
              { value: 'new', label: 'Nowe', count: 4 },
              { value: 'chat', label: 'Chat' },
            ]}
          />
        ),
      },
      {
        id: 'buttons-segments-wide',
        title: 'jedno z kilku, na całą szerokość',
        render: () => (
          <Segments
            wide
            label="Długość"
            value="90"
            onChange={() => undefined}
            choices={[
              { value: '60', label: '60' },
              { value: '90', label: '90 min' },
              { value: '120', label: '120' },
            ]}
          />
        ),
      },
      {
        id: 'buttons-states',
        title: 'wyłączony i w trakcie pracy',
        render: () => (
          <Group gap="xs">
            <Button disabled>Wyłączony</Button>
            <BusyButton busy>Zapisz</BusyButton>
            <BusyButton busy variant="default">
              Zapisz
            </BusyButton>
            <BusyButton busy color="danger">
              Usuń 3 osoby
            </BusyButton>
          </Group>
        ),
      },
    ],
  },
];
