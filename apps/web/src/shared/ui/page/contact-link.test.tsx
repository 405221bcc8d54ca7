import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { EmailLink, PhoneLink } from './contact-link.tsx';

test.each([
  [
    <EmailLink key="e" email="lukasz@uczelnia.example" of="Łukasz" />,
    'lukasz@uczelnia.example',
    'mailto:lukasz@uczelnia.example',
    'Kopiuj e-mail: Łukasz',
  ],
  [
    <PhoneLink key="p" telephone="501220410" of="Łukasz" />,
    '501\u00a0220\u00a0410',
    'tel:501220410',
    'Kopiuj telefon: Łukasz',
  ],
])('%# is a link that shows all of it, and can be copied', (contact, words, address, copy) => {
  renderInKit(contact);
  const link = screen.getByRole('link');
  expect([link.textContent, link.getAttribute('href')]).toEqual([words, address]);
  // It may go on below from its @ and nowhere else.
  expect(link.querySelector('wbr')?.nextSibling?.textContent ?? '@uczelnia.example').toBe(
    '@uczelnia.example',
  );
  expect(screen.getByRole('button', { name: copy })).toBeTruthy();
});
