import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { ActionMenu } from './action-menu.tsx';

const nothing = () => undefined;

function renderMenu(edit: () => void = nothing, remove: () => void = nothing) {
  return renderInKit(
    <ActionMenu
      actions={[
        { label: 'Edytuj', onClick: edit },
        { label: 'Usuń', onClick: remove },
      ]}
    >
      <button type="button">Więcej</button>
    </ActionMenu>,
  );
}

const button = () => screen.getByRole('button', { name: 'Więcej' });
const firstLine = () => screen.findByRole('menuitem', { name: 'Edytuj' });

test('the button says before its first press that it opens a menu', () => {
  renderMenu();
  expect(button().getAttribute('aria-haspopup')).toBe('menu');
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('the first press opens the menu, Escape closes it and gives the focus back', async () => {
  const { user } = renderMenu();
  await user.click(button());
  await firstLine();
  expect(button().getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(button()));
  expect(button().getAttribute('aria-expanded')).toBe('false');
});

test('the keyboard opens it, walks through it and chooses', async () => {
  const edit = vi.fn<() => void>();
  const remove = vi.fn<() => void>();
  const { user } = renderMenu(edit, remove);
  await user.tab();
  await user.keyboard('{Enter}');
  await firstLine();
  await waitFor(() => expect(document.activeElement?.closest('[role="menu"]')).not.toBeNull());
  const focused = () => document.activeElement?.textContent;
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(focused()).toBe('Usuń'));
  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(focused()).toBe('Edytuj'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect([edit.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1]);
});
