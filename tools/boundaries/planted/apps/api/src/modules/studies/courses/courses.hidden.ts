// plants: no-silenced-types
// @ts-ignore
export const hidden: number = 'text';
