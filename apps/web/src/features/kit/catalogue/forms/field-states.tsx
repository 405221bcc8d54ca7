import type { ReactNode } from 'react';
import { Held } from '#shared/ui/form/saving/held.tsx';
import type { CatalogueSection, CatalogueView } from '../section.ts';
import { Opened } from './opened.tsx';

interface Sample<Value> {
  id: string;
  title: string;
  empty: Value;
  filled: Value;
  label: string;
  description?: string;
  error: string;
}

interface StateProps<Value> {
  label: string;
  description?: string;
  value: Value;
  onChange: (value: Value) => void;
  error?: string;
  required?: boolean;
  disabled?: boolean;
  readOnly?: boolean;
}

type Look = Partial<Pick<StateProps<never>, 'error' | 'required' | 'disabled' | 'readOnly'>>;

/** A field empty, filled, with an error, disabled and read-only. */
export function fieldStates<Value>(
  sample: Sample<Value>,
  render: (props: StateProps<Value>) => ReactNode,
): CatalogueSection {
  const state = (id: string, title: string, initial: Value, look: Look) => ({
    id: `${sample.id}-${id}`,
    title,
    render: ({ open }: CatalogueView) => (
      <Opened open={open}>
        <Held initial={initial}>
          {(value, onChange) =>
            render({
              label: sample.label,
              ...(sample.description !== undefined && { description: sample.description }),
              value,
              onChange,
              ...look,
            })
          }
        </Held>
      </Opened>
    ),
  });
  return {
    id: sample.id,
    title: sample.title,
    states: [
      state('empty', 'puste, wymagane', sample.empty, { required: true }),
      state('filled', 'wypełnione', sample.filled, {}),
      state('error', 'z błędem', sample.empty, { required: true, error: sample.error }),
      state('disabled', 'wyłączone', sample.filled, { disabled: true }),
      state('read-only', 'tylko do odczytu', sample.filled, { readOnly: true }),
    ],
  };
}
