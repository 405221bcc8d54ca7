import type { Evaluation } from '@indeks/contract/studies/evaluations/evaluations.schemas';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { GradeField } from './grade-field.tsx';
import { readSheetRow } from './sheet-values.ts';

const row = { id: 1, eid: 1, name: 'Adamczyk Ewa', grade: null, attempts: [], can: { grade: true } };

test('Ctrl+Z takes a step back, and with Shift it does not', async () => {
  const undo = vi.fn<() => void>();
  const sheet = { term: 1, type: () => undefined, tidy: () => undefined, undo } as const;
  // What the field shows of it.
  const line = readSheetRow(row as unknown as Evaluation, 1, {});
  const { user } = renderInKit(<GradeField line={line} sheet={sheet} onMove={() => undefined} />);
  screen.getByRole('textbox', { name: 'Ocena: Adamczyk Ewa' }).focus();
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(undo).not.toHaveBeenCalled();
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
});
