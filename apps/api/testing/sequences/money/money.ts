import type { TestApp } from '#testing/test-app.ts';
import type { Subject } from '../harness.ts';
import { untilAnswered } from '../answers.ts';
import { enrolmentActs } from './enrolment-acts.ts';
import { findWrongMoney } from './money-law.ts';
import { moneyWorlds, type MoneyModel, type MoneyReal } from './money-world.ts';
import { reportActs } from './report-acts.ts';
import { rowActs } from './row-acts.ts';

/** Acts of an accountant and of the office about money, and what holds after each of them. */
export const moneyIn = async (app: TestApp): Promise<Subject<MoneyModel, MoneyReal>> => ({
  acts: [...reportActs, ...rowActs, ...enrolmentActs],
  begin: await moneyWorlds(app),
  findViolations: (model, real) => untilAnswered(() => findWrongMoney(model, real)),
});
