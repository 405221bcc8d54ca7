/** Flags travel as 0 and 1, as in the original interface. */
export const flag = { off: 0, on: 1 } as const;
export type Flag = (typeof flag)[keyof typeof flag];

export const isOn = (value: number): boolean => value === flag.on;

export const toFlag = (value: boolean): Flag => (value ? flag.on : flag.off);
