import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInKit } from '#shared/testing/render-in-kit.tsx';
import { InitialsAvatar, initialsOf } from './initials-avatar.tsx';

test.each([
  ['Małgorzata Wiśniewska', 'MW'],
  ['Łukasz Źrebiec', 'ŁŹ'],
  ['Żaneta Żółć-Brzęczyszczykiewicz', 'ŻŻ'],
  ['Anna Maria Nowak', 'AN'],
  ['Sekretariat', 'SE'],
  ['Ł', 'Ł'],
  ['jan (dr) kowalski', 'JK'],
  ['', ''],
])('%s is %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('the photo stands instead of the initials, which come back when it does not load', () => {
  const { container } = renderInKit(<InitialsAvatar name="Łukasz Źrebiec" photo="/api/users/7/avatar?v=a" />);
  const photo = container.querySelector('img');
  expect(photo?.getAttribute('src')).toBe('/api/users/7/avatar?v=a');
  expect(screen.queryByText('ŁŹ')).toBeNull();
  if (photo) fireEvent.error(photo);
  expect(screen.getByText('ŁŹ')).toBeInstanceOf(HTMLElement);
});
