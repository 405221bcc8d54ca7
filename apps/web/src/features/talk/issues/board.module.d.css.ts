declare const classes: {
  readonly age: string;
  readonly all: string;
  readonly amount: string;
  readonly board: string;
  readonly card: string;
  readonly cards: string;
  readonly column: string;
  readonly count: string;
  readonly head: string;
  readonly line: string;
  readonly marks: string;
  readonly none: string;
  readonly number: string;
  readonly title: string;
  readonly who: string;
};
export default classes;
