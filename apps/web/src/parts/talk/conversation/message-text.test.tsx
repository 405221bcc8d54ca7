import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOfRequest } from '#parts/studies/students/enrolment-request.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { MessageText } from './message-text.tsx';
import { NoteBubble } from './note-bubble.tsx';

const address = addressOfRequest({ given_name: 'Żaneta', price: 420_000 });

test('the address of a filled form is a button that opens it in the portal', () => {
  const { container } = renderInKit(
    <MessageText text={`Proszę o dodanie:\n${window.location.origin}${address}`} />,
  );
  const button = screen.getByRole('link', { name: 'Otwórz wypełniony formularz' });
  expect(button.getAttribute('href')).toBe(address);
  expect(container.textContent).not.toContain('prosba');
});

test('the same of another site stays an address', () => {
  renderInKit(<MessageText text={`https://zly.example${address}`} />);
  expect(screen.queryByText('Otwórz wypełniony formularz')).toBeNull();
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '[tu](javascript:alert(1))',
  '<a href="javascript:alert(1)">tu</a>',
  '<img src=x onerror=alert(1)>',
])('%s is shown as it was written, and is no link and no element', (text) => {
  const { container } = renderInKit(<MessageText text={text} />);
  expect(container.textContent).toContain(text);
  expect(container.querySelector('a, img, script')).toBeNull();
});

test('a note shows markup as words, too', () => {
  const text = '<img src=x onerror=alert(1)> javascript:alert(1)';
  const { container } = renderInKit(<NoteBubble text={text} by="Anna" datetime="2026-11-13T10:00:00Z" />);
  expect(container.textContent).toContain(text);
  expect(container.querySelector('a, img, script')).toBeNull();
});
