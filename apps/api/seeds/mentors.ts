import { role } from '@indeks/contract/access/roles';
import { getDemoAccount } from './demo-accounts.ts';
import type { DerivedSeed } from './seed.ts';

const coordinator = getDemoAccount(role.mbaLecturer).id;

const tagNames = `Strategia, Finanse, Start-upy, HR, Prawo, Produkt, Sprzedaż, Negocjacje, Zmiana, Sukcesja,
  Marketing, Eksport, Produkcja, Logistyka, Zakupy, IT, Dane, Cyberbezpieczeństwo, ESG, Energia,
  Zdrowie, Edukacja, Handel, Nieruchomości, Przywództwo, Komunikacja, Projekty, Jakość, Controlling, Podatki`.split(
  /,\s+/u,
);

/** Thirty, by which mentors are found. */
export const tags: DerivedSeed = {
  table: 'tags',
  insert: () => `insert into tags (name) values ${tagNames.map((name) => `('${name}')`).join(', ')}`,
};

/** Twenty-five, of made-up firms. */
export const mentors: DerivedSeed = {
  table: 'mentors',
  insert: () => `
    insert into mentors (firstname, lastname, email, telephone, description, coordinator_id)
    select (array['Adrianna', 'Paweł', 'Izabela', 'Tomasz', 'Magdalena', 'Zbigniew', 'Łucja'])[1 + n % 7],
      (array['Brzeska', 'Niedźwiecki', 'Kruk', 'Świderski', 'Wójcik', 'Rogala', 'Ćwiek', 'Mazur', 'Żak'])[1 + n % 9],
      'mentor' || n || '@demo.indeks.example', '6001002' || lpad(n::text, 2, '0'),
      (array['Dyrekcja finansowa', 'Zarząd', 'HR Business Partner', 'Doradztwo prawne', 'Head of Product'])[1 + n % 5]
        || ', Firma Przykładowa ' || n || E'\\n'
        || (array['20 lat w produkcji i handlu. Pomaga układać budżet i rozmawiać z bankiem.',
          'Zbudowana od zera firma, od 2 do 120 osób. Chętnie mówi o błędach.',
          'Programy rozwojowe dla kadry średniego szczebla.',
          'Umowy handlowe, fuzje, spory. Konsultuje prace dyplomowe z prawa gospodarczego.'])[1 + n % 4],
      ${coordinator}
    from generate_series(1, 25) as n`,
};

export const mentorTags: DerivedSeed = {
  table: 'mentor_tags',
  insert: () => `
    insert into mentor_tags (mentor_id, tag_id)
    select m.id, t.id from mentors as m join tags as t on t.id % 30 in ((m.id * m.id) % 7 + 1, (m.id * 5) % 30)`,
};
