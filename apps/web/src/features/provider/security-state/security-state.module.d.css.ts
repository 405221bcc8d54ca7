declare const classes: {
  readonly advice: string;
  readonly cards: string;
  readonly link: string;
  readonly people: string;
  readonly progress: string;
  readonly row: string;
  readonly rows: string;
  readonly says: string;
  readonly summary: string;
  readonly title: string;
  readonly values: string;
  readonly words: string;
};
export default classes;
