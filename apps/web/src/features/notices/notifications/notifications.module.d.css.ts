declare const classes: {
  readonly action: string;
  readonly age: string;
  readonly choice: string;
  readonly count: string;
  readonly help: string;
  readonly link: string;
  readonly page: string;
  readonly row: string;
  readonly rows: string;
  readonly text: string;
  readonly time: string;
  readonly title: string;
  readonly toolbar: string;
  readonly words: string;
};
export default classes;
