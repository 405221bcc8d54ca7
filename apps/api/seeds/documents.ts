import type { Client } from 'pg';
import type { FileStore } from '#platform/files/file-store.ts';
import { paragraph } from '#platform/pdf/blocks.ts';
import { pdfContentType, type PdfDocument } from '#platform/pdf/pdf.ts';

interface Document {
  readonly group: string;
  readonly name: string;
  /** How many days before today it was added. */
  readonly age: number;
  readonly description: string;
}

const document = (group: string, name: string, age: number, description = ''): Document => ({
  group,
  name,
  age,
  description,
});

const documents: readonly Document[] = [
  document('Harmonogramy zjazdów', 'harmonogram-wroclaw.pdf', 2, 'Wrocław'),
  document('Harmonogramy zjazdów', 'harmonogram-lodz.pdf', 2, 'Łódź'),
  document('Harmonogramy zjazdów', 'zmiany-w-planie.txt', 1),
  document('Wzory prac końcowych', 'strona-tytulowa.pdf', 60, 'Strona tytułowa'),
  document('Wzory prac końcowych', 'spis-tresci.pdf', 60),
  document('Regulaminy', 'regulamin-studiow.pdf', 120, 'Obowiązuje wszystkich'),
  document('Regulaminy', 'regulamin-oplat.pdf', 120, 'Opłaty, raty i zwroty'),
  document('Druki dla wykładowców', 'ewidencja-godzin.pdf', 40, 'Do wypełnienia ręcznie'),
  document('Materiały koordynatorów', 'lista-kontrolna-zjazdu.pdf', 30),
  document('Praktyki', 'dziennik-praktyk.pdf', 20, 'Oddaj po zakończeniu praktyki'),
  document('Rekrutacja', 'terminy-rekrutacji.txt', 15),
  document('Egzaminy i zaliczenia', 'terminy-egzaminow.pdf', 3, 'Sesja zimowa'),
  document('Opłaty i raty', 'jak-zaplacic.pdf', 25, 'Krok po kroku'),
  document('Szkolenia wykładowców', 'szkolenie-z-portalu.pdf', 10),
  document('Ukończenie studiów', 'karta-obiegowa.pdf', 35),
];

/** A student who was here a week ago: what came later is new. */
const daysSinceVisit = 7;

/** Files of the groups, with their bytes in the store, and when the demo accounts last looked at them. */
export const writeDocuments = async (client: Client, store: FileStore, today: string): Promise<number> => {
  const samples = { text: Buffer.from(`${sampleWords}\n`), pdf: await drawSample(today) };
  await writeMentorCards(client, store, { card: samples.pdf, today });
  for (const entry of documents) {
    const file = chooseContent(entry, samples);
    const { key } = await store.put(file.content, { contentType: file.contentType });
    await client.query(
      `with added as (select ($6::date - $7::int)::timestamptz + interval '9 hours' as at),
         stored as (
           insert into stored_files (kind, name, content_type, bytes, file_key, added_at)
           select 'file-group', $1, $2, $3, $4, at from added returning id
         )
       insert into group_files (group_id, file_id, description, added_at)
       select g.id, stored.id, $8, added.at from file_groups as g, stored, added where g.name = $5`,
      [
        entry.name,
        file.contentType,
        file.content.length,
        key,
        entry.group,
        today,
        entry.age,
        entry.description,
      ],
    );
  }
  await client.query(
    `insert into document_visits (user_id, at)
     select id, ($1::date - $2::int)::timestamptz from users where email like '%@demo.indeks.example'`,
    [today, daysSinceVisit],
  );
  return documents.length;
};

/** Every second mentor has a business card; the others show how a mentor without one looks. */
const writeMentorCards = async (
  client: Client,
  store: FileStore,
  { card, today }: { readonly card: Buffer; readonly today: string },
): Promise<void> => {
  const { rows } = await client.query<{ id: number }>('select id from mentors where id % 2 = 1 order by id');
  for (const { id } of rows) {
    const { key } = await store.put(card, { contentType: pdfContentType });
    await client.query(
      `with stored as (
         insert into stored_files (kind, name, content_type, bytes, file_key, added_at)
         values ('mentor', 'wizytowka.pdf', $1, $2, $3, $4::date) returning id
       )
       update mentors set card_id = stored.id from stored where mentors.id = $5`,
      [pdfContentType, card.length, key, today, id],
    );
  }
};

const sampleWords = 'Dokument przykładowy z danych pokazowych.';

const chooseContent = ({ name }: Document, { text, pdf }: { text: Buffer; pdf: Buffer }) =>
  name.endsWith('.txt')
    ? { content: text, contentType: 'text/plain' }
    : { content: pdf, contentType: pdfContentType };

/** One for all of them: drawing takes its time. */
const drawSample = async (today: string): Promise<Buffer> => {
  // Loaded only where there is a store.
  const { print } = await import('#platform/pdf/print.ts');
  const page: PdfDocument = { title: 'Dokument przykładowy', blocks: [paragraph(sampleWords)] };
  const task = { documents: [page], letterhead, now: new Date(`${today}T09:00:00Z`) };
  return Buffer.from(await print(task));
};

const letterhead = {
  name: 'Akademia Przykładowa Sp. z o.o.',
  address: 'ul. Wymyślona 1, 00-001 Przykładowo',
  nip: '0000000000',
};
