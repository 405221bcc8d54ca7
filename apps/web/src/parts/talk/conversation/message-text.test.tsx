import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addressOfRequest } from '#parts/studies/students/enrolment-request.ts';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { MessageText } from './message-text.tsx';

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
