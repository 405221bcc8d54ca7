import type { NewCandidate } from '@indeks/contract/studies/candidates/candidates.schemas';
import type { Database } from '#platform/db/database.ts';
import { insertRow } from '#platform/db/inserting.ts';
import { insertCourse } from './courses.ts';
import { insertPlace } from '../provider/places.ts';

type Wanted = Pick<NewCandidate, 'cid' | 'pid'>;
type Traits = Omit<Partial<NewCandidate>, 'username' | 'given_name' | 'surname'> & { readonly name?: string };

/** As the form sends it. */
export const candidateFields = (wanted: Wanted, { name = 'Żaneta Kandydacka', ...more }: Traits = {}) => ({
  date: '2026-11-12',
  username: name,
  telephone: '600100200',
  email: 'kandydatka@test.example',
  cid_2: null,
  question_1: 0 as const,
  question_2: 0 as const,
  comment: '',
  ...wanted,
  ...more,
});

/** By default for a new course and place. */
export const insertCandidate = async (
  db: Database,
  { name = 'Żaneta Kandydacka', ...traits }: Traits = {},
): Promise<number> => {
  const cid = traits.cid ?? (await insertCourse(db)).id;
  const pid = traits.pid ?? (await insertPlace(db));
  const { username: _username, ...columns } = candidateFields({ cid, pid }, traits);
  const [given_name = '', surname = ''] = name.split(' ');
  return insertRow(db, 'candidates', { ...columns, given_name, surname });
};
