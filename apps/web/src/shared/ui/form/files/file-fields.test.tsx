import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Held } from '../saving/held.tsx';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { AvatarControl, photoEndings } from './avatar-field.tsx';
import { FileControl } from './file-field.tsx';
import { formatFileSize, readRefusal } from './file-rules.ts';

const rules = {
  endings: ['.csv'],
  sizeUnder: 2_000_000,
  messages: { type: 'Wybierz plik CSV', size: 'File size should be less than 2 MB!' },
};
const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);

test.each([
  ['albumy.csv', 1_999_999, undefined],
  ['ALBUMY.CSV', 10, undefined],
  ['albumy.csv', 2_000_000, 'File size should be less than 2 MB!'],
  ['albumy.csv.exe', 10, 'Wybierz plik CSV'],
])('%s of %d bytes', (name, bytes, reason) => {
  expect(readRefusal(file(name, bytes), rules)).toBe(reason);
});

test('sizes are told in units of a thousand', () => {
  expect(formatFileSize(40)).toBe('40\u00A0B');
  expect(formatFileSize(348_000)).toBe('348\u00A0kB');
  expect(formatFileSize(1_240_000)).toBe('1,2\u00A0MB');
});

function renderFile() {
  const onChange = vi.fn<(value: File | null) => void>();
  const view = renderInKit(
    <Held<File | null> initial={null} onChange={onChange}>
      {(value, change) => (
        <FileControl label="Numery albumów" value={value} onChange={change} rules={rules} />
      )}
    </Held>,
  );
  const input = view.container.querySelector<HTMLInputElement>('input[type=file]');
  const choose = (chosen: File) => input && fireEvent.change(input, { target: { files: [chosen] } });
  return { ...view, onChange, input, choose };
}

test('a chosen file is named and can be removed', async () => {
  const { user, onChange, input, choose } = renderFile();
  expect(input?.accept).toBe('.csv');
  choose(file('albumy.csv', 348_000));
  expect(await screen.findByText('albumy.csv')).toBeInstanceOf(HTMLElement);
  expect(onChange.mock.lastCall?.[0]?.name).toBe('albumy.csv');
  await user.click(screen.getByRole('button', { name: 'Usuń plik albumy.csv' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.queryByText('albumy.csv')).toBeNull();
});

test('a file against the rules is refused in the words of the caller', async () => {
  const { onChange, choose } = renderFile();
  choose(file('zdjęcie.png', 10));
  expect(await screen.findByText('Wybierz plik CSV')).toBeInstanceOf(HTMLElement);
  expect(onChange).toHaveBeenLastCalledWith(null);
  choose(file('albumy.csv', 10));
  await waitFor(() => expect(screen.queryByText('Wybierz plik CSV')).toBeNull());
});

test('a photo that cannot be read as one is refused', async () => {
  // happy-dom has no image decoder: it stands for a browser that cannot read the file.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not an image')));
  const photo = { ...rules, endings: photoEndings, messages: { type: 'Wybierz zdjęcie', size: 'Za duże' } };
  const onChange = vi.fn<(value: File | null) => void>();
  const { container } = renderInKit(
    <Held<File | null> initial={null} onChange={onChange}>
      {(value, change) => (
        <AvatarControl
          label="Zdjęcie"
          person="Łukasz Źrebiec"
          value={value}
          onChange={change}
          rules={photo}
        />
      )}
    </Held>,
  );
  expect(screen.getByText('ŁŹ')).toBeInstanceOf(HTMLElement);
  const input = container.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file('ja.png', 10)] } });
  expect(await screen.findByText('Wybierz zdjęcie', { selector: 'p' })).toBeInstanceOf(HTMLElement);
  expect(onChange).toHaveBeenLastCalledWith(null);
});
