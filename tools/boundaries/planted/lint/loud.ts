// plants: eslint/no-console
export const shout = (text: string): void => {
  console.log(text);
};
