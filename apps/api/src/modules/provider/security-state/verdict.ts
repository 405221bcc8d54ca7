import type { FindingState } from '@indeks/contract/provider/security-state/security-state.keys';
import type { Ctx } from '#platform/context.ts';

/** The result of a check, in sentences for the super administrator. */
export interface Verdict {
  readonly state: FindingState;
  readonly says: string;
  /** Advice; undefined where all is well. */
  readonly advice?: string;
  readonly people?: People;
}

/** How many names are stored with a finding. */
export const mostNamed = 50;

/** The first of them, and how many there are. */
export interface People {
  readonly ids: readonly number[];
  readonly total: number;
}

/** One thing that is looked at. It is one entry of the list in `security-checks.ts`. */
export interface SecurityCheck {
  /** Never changes: the stored finding is known by it. */
  readonly name: string;
  readonly title: string;
  /** The screen on which the problem can be fixed. */
  readonly link?: string;
  find(ctx: Ctx): Promise<Verdict>;
}

interface CheckOf<Facts> extends Omit<SecurityCheck, 'find'> {
  readonly look: (ctx: Ctx) => Promise<Facts>;
  readonly judge: (facts: Facts) => Verdict;
}

/** `look` only reads facts; `judge` is a pure rule over them. */
export const defineCheck = <Facts>({ look, judge, ...check }: CheckOf<Facts>): SecurityCheck => ({
  ...check,
  find: async (ctx) => judge(await look(ctx)),
});
