import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveFile } from '#shared/api/download.ts';

test('a file is offered under its own name and then released', async () => {
  const clicked: { name: string; address: string }[] = [];
  const listen = ({ target }: Event) => {
    const link = target as HTMLAnchorElement; // only links are clicked here
    clicked.push({ name: link.download, address: link.href });
  };
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((tag: string) => {
    const element = create(tag);
    element.addEventListener('click', listen);
    return element;
  });
  const released = vi.spyOn(URL, 'revokeObjectURL');
  saveFile(new File(['a;b'], 'placówki.csv', { type: 'text/csv' }));
  expect(clicked).toEqual([{ name: 'placówki.csv', address: expect.stringMatching(/^blob:/) as string }]);
  await waitFor(() => expect(released).toHaveBeenCalledWith(clicked[0]?.address));
  vi.restoreAllMocks();
});
