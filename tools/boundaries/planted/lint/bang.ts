// plants: typescript/no-non-null-assertion
export const first = (names: string[]): string => names.at(0)!;
