import { Button, Group } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
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
            <Button leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />}>Główny</Button>
            <Button variant="light">Łagodny</Button>
            <Button variant="default">Domyślny</Button>
            <Button variant="subtle">Tekstowy</Button>
            <Button color="danger" leftSection={<IconTrash size={17} stroke={1.75} aria-hidden />}>
              Usuń
            </Button>
          </Group>
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
