// plants: typescript/no-floating-promises
const save = async (): Promise<void> => {};

export const forget = (): void => {
  save();
};
