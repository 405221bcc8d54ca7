import { chatTexts } from '@indeks/contract/talk/chat/chat.texts';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StorageOwner } from '#shared/storage/storage-owner.tsx';
import { renderSignedIn } from '#shared/testing/render-signed-in.tsx';
import { AttachmentLink } from './attachment-link.tsx';
import { MessageForm } from './message-form.tsx';
import { MessageLog } from './message-log.tsx';
import type { ReadyText } from './ready-texts.tsx';

const picture = (name: string, type = 'image/png') => new File(['x'], name, { type });
const hasFiles = (files: readonly File[]) => ({ files, types: ['Files'] });

const show = (sent: unknown[], ready?: readonly ReadyText[]) =>
  renderSignedIn(
    1,
    <StorageOwner userId={7}>
      <section aria-label="Rozmowa" data-takes-files>
        <MessageForm
          place="draft"
          onSend={(text, file) => void sent.push([text, file?.name ?? null])}
          {...(ready && { ready })}
        />
      </section>
    </StorageOwner>,
  );
const field = () => screen.getByRole('textbox', { name: 'Wiadomość' });
const waiting = () =>
  within(screen.getByRole('list', { name: 'Załączniki do wysłania' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a screenshot is pasted, files are dropped, and each goes by itself with the words before them', async () => {
  const sent: unknown[] = [];
  const { user } = show(sent);
  fireEvent.paste(field(), { clipboardData: hasFiles([picture('image.png')]) });
  const area = screen.getByRole('region', { name: 'Rozmowa' });
  fireEvent.dragOver(area, { dataTransfer: hasFiles([]) });
  expect(area.dataset['dropping']).toBe('true');
  const drop = createEvent.drop(area);
  Object.defineProperty(drop, 'dataTransfer', {
    value: hasFiles([picture('a.jpg', 'image/jpeg'), picture('b.pdf', 'application/pdf')]),
  });
  fireEvent(area, drop);
  expect([drop.defaultPrevented, area.dataset['dropping']]).toEqual([true, undefined]);
  expect(waiting()).toEqual(['zrzut ekranu.png', 'a.jpg', 'b.pdf']);
  await user.click(screen.getByRole('button', { name: 'Usuń załącznik a.jpg' }));
  await user.type(field(), 'Dwa pliki{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      ['Dwa pliki', 'zrzut ekranu.png'],
      ['', 'b.pdf'],
    ]),
  );
  expect(screen.queryByRole('list', { name: 'Załączniki do wysłania' })).toBeNull();
});

test('of what is chosen together the unfit are refused and the others wait', () => {
  show([]);
  const chosen = [picture('wirus.exe', 'application/x-msdownload'), picture('b.png')];
  fireEvent.paste(field(), { clipboardData: hasFiles(chosen) });
  expect(waiting()).toEqual(['b.png']);
  expect(screen.getByText('Dodaj obraz, plik doc, docx lub pdf.')).toBeInstanceOf(HTMLElement);
});

test('a slash looks for ready texts; Enter puts one in and sends nothing, Escape sends what was typed', async () => {
  const sent: unknown[] = [];
  const { user } = show(sent, [
    { id: 1, title: 'Legitymacja', text: 'Legitymacja czeka.' },
    { id: 2, title: 'Opłaty', text: 'Numer rachunku widać.' },
    { id: 3, title: 'Opłata za duplikat', text: 'Duplikat kosztuje.' },
  ]);
  await user.type(field(), '/opła');
  const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(options()).toEqual(['OpłatyNumer rachunku widać.', 'Opłata za duplikatDuplikat kosztuje.']);
  await user.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id);
  await user.keyboard('{Enter}');
  expect([sent, screen.queryByRole('listbox')]).toEqual([[], null]);
  expect(screen.getByDisplayValue('Duplikat kosztuje.')).toBe(field());
  await user.clear(field());
  await user.type(field(), '/opła{Escape}{Enter}');
  await waitFor(() => expect(sent).toEqual([['/opła', null]]));
});

test('pictures show themselves and open one beside the other; another file is downloaded', async () => {
  const file = { bytes: 1_000, content_type: 'image/webp' };
  const { user } = renderSignedIn(
    1,
    <StorageOwner userId={7}>
      <MessageLog label="Wiadomości" newest={1}>
        <AttachmentLink address="/chatapi/url/1" name="jeden.webp" {...file} />
        <AttachmentLink address="/chatapi/url/2" name="umowa.pdf" bytes={9} content_type="application/pdf" />
        <AttachmentLink address="/chatapi/url/3" name="dwa.webp" {...file} />
      </MessageLog>
    </StorageOwner>,
  );
  expect(screen.getByRole('link', { name: /umowa\.pdf/ }).getAttribute('download')).toBe('umowa.pdf');
  await user.click(screen.getByRole('button', { name: 'Otwórz obraz jeden.webp' }));
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByRole('img', { name: 'jeden.webp' }).getAttribute('src')).toBe('/chatapi/url/1');
  expect(viewer.getByText('1 z 2')).toBeInstanceOf(HTMLElement);
  await user.keyboard('{ArrowRight}+');
  expect(viewer.getByRole('img', { name: 'dwa.webp' }).dataset['step']).toBe('1');
  expect(viewer.getByRole('link', { name: 'Pobierz' }).getAttribute('download')).toBe('dwa.webp');
  await user.keyboard('{ArrowLeft}');
  expect(viewer.getByRole('img', { name: 'jeden.webp' })).toBeInstanceOf(HTMLElement);
});

test('of ten million pasted letters so many are put in that they are refused in place, and nothing is sent', async () => {
  const sent: unknown[] = [];
  const { user } = show(sent);
  await user.click(field());
  await user.paste('a'.repeat(10_000_000));
  expect(field()).toHaveProperty('value.length', 100_000);
  expect(await screen.findByText(chatTexts.tooLong)).toBeInstanceOf(HTMLElement);
  expect(screen.getByRole('button', { name: 'Wyślij' })).toHaveProperty('disabled', true);
  await user.keyboard('{Enter}');
  expect(sent).toEqual([]);
});
