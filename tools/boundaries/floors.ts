import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * The areas of the product from the lowest floor to the highest. Two on one floor do not know each other. docs/ARCHITECTURE.md
 * draws them, docs/decisions/0094 says why.
 */
export const floors: readonly (readonly string[])[] = [
  ['notices'],
  ['identity'],
  ['provider'],
  ['employment'],
  ['month', 'studies'],
  ['money'],
  ['talk'],
  ['home'],
];

const sides = ['^apps/api/src/modules/', '^packages/contract/src/', '^apps/web/src/(?:features|parts|data)/'];

/** An area imports only from floors below; the highest may import from all. */
export const floorRules = (testCode: readonly string[]): (IForbiddenRuleType & { name: string })[] =>
  floors.slice(0, -1).flatMap((areas, floor) =>
    areas.map((area) => {
      const hidden = floors
        .slice(floor)
        .flat()
        .filter((other) => other !== area);
      return {
        name: `${area}-knows-only-floors-below`,
        from: { path: sides.map((side) => `${side}${area}/`), pathNot: [...testCode] },
        to: { path: sides.map((side) => `${side}(${hidden.join('|')})/`) },
      };
    }),
  );
