// plants: typescript/TS2322
export const count: number = 'six';
