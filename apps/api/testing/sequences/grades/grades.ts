import type { TestApp } from '#testing/test-app.ts';
import type { Subject } from '../harness.ts';
import { untilAnswered } from '../answers.ts';
import { enrolmentActs } from './enrolment-acts.ts';
import { findWrongGrades } from './grades-law.ts';
import { gradesWorlds, type GradesModel, type GradesReal } from './grades-world.ts';
import { gradingActs } from './grading-acts.ts';
import { protocolActs } from './protocol-acts.ts';

/** Acts of a lecturer and of the office about grades and protocols, and what holds after each of them. */
export const gradesIn = async (app: TestApp): Promise<Subject<GradesModel, GradesReal>> => ({
  acts: [...gradingActs, ...protocolActs, ...enrolmentActs],
  begin: await gradesWorlds(app),
  findViolations: (model, real) => untilAnswered(() => findWrongGrades(model, real)),
});
