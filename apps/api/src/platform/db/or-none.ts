/** For a list of numbers behind `in`: `in ()` is no SQL, and no record has the number 0. */
export const orNone = (ids: readonly number[]): number[] => (ids.length > 0 ? [...ids] : [0]);
