import { candidateWords as words } from '@indeks/contract/studies/candidates/candidates.texts';
import { isOn, type Flag } from '@indeks/contract/common/flags';
import { dateColumn, textColumn } from '#platform/csv/csv.ts';
import type { CandidateRow } from './candidates.queries.ts';
import { judgeState } from './candidates.rules.ts';

/** Whether recruitment is over is a question of the day. */
export const candidateColumns = (today: string) => [
  dateColumn<CandidateRow>('Data zgłoszenia', (candidate) => candidate.date),
  textColumn<CandidateRow>('Nazwisko', (candidate) => candidate.surname),
  textColumn<CandidateRow>('Imię', (candidate) => candidate.given_name),
  textColumn<CandidateRow>('Telefon', (candidate) => candidate.telephone),
  textColumn<CandidateRow>('E-mail', (candidate) => candidate.email),
  textColumn<CandidateRow>('Kierunek', (candidate) => candidate.courseName),
  textColumn<CandidateRow>('Drugi kierunek', (candidate) => candidate.courseName2),
  textColumn<CandidateRow>('Placówka', (candidate) => candidate.cityName),
  textColumn<CandidateRow>(words.question_1, (candidate) => yesOrNo(candidate.question_1)),
  textColumn<CandidateRow>(words.question_2, (candidate) => yesOrNo(candidate.question_2)),
  textColumn<CandidateRow>('Komentarz', (candidate) => candidate.comment),
  textColumn<CandidateRow>('Stan', (candidate) => words.state[judgeState(candidate, today)]),
];

const yesOrNo = (flag: Flag): string => (isOn(flag) ? 'tak' : 'nie');
