declare const classes: {
  readonly changes: string;
  readonly date: string;
  readonly head: string;
  readonly list: string;
  readonly release: string;
  readonly version: string;
};
export default classes;
