import type { Ctx } from '../context.ts';
import { readLogic } from '../db/logic-files.ts';
import { databaseFolder } from '../db/migrate.ts';
import { listWrongRows } from './kept.queries.ts';

/** Something whose content follows from other tables, with what finds the rows that do not. */
export interface KeptThing {
  /** `student_list`, `users (personnel)` */
  readonly name: string;
  readonly findWrong: (ctx: Ctx) => Promise<readonly object[]>;
}

export interface WrongThing {
  readonly name: string;
  /** A hundred at most. */
  readonly rows: readonly object[];
}

/** Every kept thing whose file of logic names a view for the comparison. */
export const readKeptThings = async (): Promise<KeptThing[]> => {
  const { files } = await readLogic(databaseFolder);
  return files.flatMap(({ head: { keeps, writes, comparedBy } }) => {
    const name = keeps ?? writes;
    if (name === undefined || comparedBy === undefined || !isView(comparedBy)) return [];
    return [{ name, findWrong: (ctx: Ctx) => listWrongRows(ctx, comparedBy) }];
  });
};

/** A function of a module is named with words around it. */
export const isView = (comparedBy: string): boolean => /^wrong_\w+$/.test(comparedBy);

/** One after another, so that the comparison never takes more than one connection. */
export const findWrongThings = async (ctx: Ctx, things: readonly KeptThing[]): Promise<WrongThing[]> => {
  const wrong: WrongThing[] = [];
  for (const { name, findWrong } of things) {
    const rows = await findWrong(ctx);
    if (rows.length > 0) wrong.push({ name, rows });
  }
  return wrong;
};
