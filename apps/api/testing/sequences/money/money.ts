import fc from 'fast-check';
import type { TestApp } from '#testing/test-app.ts';
import type { Subject } from '../harness.ts';
import { untilAnswered } from '../answers.ts';
import { enrolmentActs } from './enrolment-acts.ts';
import { findWrongMoney } from './money-law.ts';
import { moneyWorlds, type MoneyModel, type MoneyReal } from './money-world.ts';
import { acceptance, atOnce, comingAndGoing, reportActs } from './report-acts.ts';
import { rowActs, singleRowActs } from './row-acts.ts';

const single = [acceptance, ...singleRowActs, ...enrolmentActs];

/** Two people at one moment, whatever each of them does. */
const together = fc
  .tuple(fc.oneof(...single), fc.oneof(...single, ...comingAndGoing))
  .map(([one, other]) => atOnce(one, other));

/** Acts of an accountant and of the office about money, and what holds after each of them. */
export const moneyIn = async (app: TestApp): Promise<Subject<MoneyModel, MoneyReal>> => ({
  acts: [...reportActs, ...rowActs, ...enrolmentActs, ...Array.from({ length: 6 }, () => together)],
  begin: await moneyWorlds(app),
  findViolations: (model, real) => untilAnswered(() => findWrongMoney(model, real)),
});
