declare const classes: {
  readonly consequences: string;
  readonly fact: string;
  readonly facts: string;
  readonly list: string;
  readonly restore: string;
  readonly status: string;
};
export default classes;
