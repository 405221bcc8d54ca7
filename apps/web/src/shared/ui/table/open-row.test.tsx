import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { opensRow } from './open-row.ts';
import { useListKeys, useOpenedRows } from './use-list-keys.ts';

const opened = vi.fn<(name: string) => void>();
const other = vi.fn<() => void>();
afterEach(() => vi.resetAllMocks());

function Rows() {
  const root = useRef<HTMLDivElement>(null);
  useOpenedRows(root);
  useListKeys(root);
  return (
    <>
      <input aria-label="Elsewhere" />
      <div ref={root} data-list>
        <input type="search" aria-label="Search" />
        <table>
          <tbody>
            {['Anna', 'Ewa'].map((name) => (
              <tr key={name}>
                <td data-apart>apart {name}</td>
                <td>
                  <button type="button" onClick={() => opened(name)} {...opensRow}>
                    {name}
                  </button>
                </td>
                <td>text {name}</td>
                <td>
                  <button type="button" onClick={other}>
                    other {name}
                  </button>
                  <button type="button" onClick={other} {...opensRow}>
                    edit {name}
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

test('a click in a row opens it once; its buttons, what lies apart and selected text do not', () => {
  render(<Rows />);
  fireEvent.click(screen.getByText('text Ewa'));
  expect(opened.mock.calls).toEqual([['Ewa']]);
  fireEvent.click(screen.getByText('Anna'));
  expect(opened).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByText('other Ewa'));
  fireEvent.click(screen.getByText('apart Ewa'));
  expect([opened.mock.calls.length, other.mock.calls.length]).toEqual([2, 1]);
  const selected = vi.spyOn(document, 'getSelection').mockReturnValue({ isCollapsed: false } as Selection);
  fireEvent.click(screen.getByText('text Ewa'));
  selected.mockRestore();
  expect(opened).toHaveBeenCalledTimes(2);
});

test('J and K go along the rows, / to the search; nothing of it while somebody types', () => {
  render(<Rows />);
  const press = (key: string, on: Element = document.body) => fireEvent.keyDown(on, { key });
  const focused = () => document.activeElement?.textContent;
  press('j');
  press('j');
  expect(focused()).toBe('Ewa');
  press('j');
  expect(focused()).toBe('Ewa');
  press('k');
  expect(focused()).toBe('Anna');
  press('j', screen.getByLabelText('Elsewhere'));
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  expect(focused()).toBe('Anna');
  press('/');
  expect(document.activeElement).toBe(screen.getByLabelText('Search'));
});
