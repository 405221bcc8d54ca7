// plants: typescript/no-explicit-any
export const parse = (text: string): any => JSON.parse(text);
