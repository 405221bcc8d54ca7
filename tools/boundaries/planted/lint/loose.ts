// plants: eslint/eqeqeq
export const isNone = (value: unknown): boolean => value == undefined;
