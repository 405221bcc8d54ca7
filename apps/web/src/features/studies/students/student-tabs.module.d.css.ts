declare const classes: {
  readonly cards: string;
  readonly columns: string;
  readonly fact: string;
  readonly facts: string;
  readonly head: string;
  readonly kept: string;
  readonly marks: string;
  readonly number: string;
  readonly quiet: string;
  readonly root: string;
  readonly wide: string;
  readonly words: string;
};
export default classes;
