import { expect, test } from 'vitest';
import { findProblems } from './form-problems.ts';

function page(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}
const required = { type: 'required', message: 'Podaj wartość' };

test('problems come in the order of the screen with their labels and sections', () => {
  const root = page(`
    <section data-section="personal">
      <div data-field="personal.name"><label>Imię <span aria-hidden="true">*</span></label></div>
    </section>
    <section data-section="work">
      <div data-field="places.1.city"><label>Miejscowość</label></div>
      <div data-field="insurance"><legend>Ubezpieczenie</legend></div>
    </section>`);
  const errors = {
    insurance: required,
    places: [undefined, { city: required }],
    personal: { name: { type: 'too_small', message: 'Podanie imienia jest konieczne' } },
  };
  expect(findProblems(root, errors)).toEqual([
    {
      name: 'personal.name',
      label: 'Imię',
      message: 'Podanie imienia jest konieczne',
      sectionId: 'personal',
    },
    { name: 'places.1.city', label: 'Miejscowość', message: 'Podaj wartość', sectionId: 'work' },
    { name: 'insurance', label: 'Ubezpieczenie', message: 'Podaj wartość', sectionId: 'work' },
  ]);
});

test('an error that no field shows is kept, at the end and without a way there', () => {
  const root = page('<section data-section="a"><div data-field="name"><label>Imię</label></div></section>');
  const errors = { places: { root: { type: 'too_small', message: 'Dodaj miejsce pracy' } }, name: required };
  expect(findProblems(root, errors).map(({ name, sectionId }) => [name, sectionId])).toEqual([
    ['name', 'a'],
    ['places', undefined],
  ]);
});

test('a field named like a part of an error is no error', () => {
  const root = page('');
  expect(findProblems(root, { type: { message: required } })).toEqual([
    { name: 'type.message', label: '', message: 'Podaj wartość', sectionId: undefined },
  ]);
});
