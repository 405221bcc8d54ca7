import { expect, test } from 'vitest';
import { drawGuide, type Guide } from './guide.ts';

const guide: Guide = {
  role: 3,
  roleName: 'Słuchacz',
  ask: 'Napisz na czacie.',
  headings: { steps: 'Co tu robimy', marks: 'Znaki', undone: 'Nie do cofnięcia', ask: 'Nie ma odpowiedzi?' },
  chapters: [
    {
      title: 'Opłaty & raty',
      about: 'Ile i do kiedy.',
      steps: [{ name: 'Zapłać', how: 'Kwota < 1 000 zł' }],
      marks: [],
      undone: 'Niczego.',
    },
  ],
};

test('a guide has its contents, every chapter and whom to ask, and no markup from texts', () => {
  const html = drawGuide(guide, '3.0.0');
  expect(html).toContain('<h1>Przewodnik: Słuchacz</h1>');
  expect(html).toContain('<li><a href="#c0">Opłaty &amp; raty</a></li>');
  expect(html).toContain('<section id="c0">');
  expect(html).toContain('Kwota &lt; 1 000 zł');
  expect(html).toContain('Napisz na czacie.');
  expect(html).not.toContain('<h3>Znaki</h3>');
});
