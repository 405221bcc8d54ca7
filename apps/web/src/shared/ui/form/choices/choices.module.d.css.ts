declare const classes: {
  readonly line: string;
  readonly list: string;
  readonly revealed: string;
  readonly row: string;
  readonly rows: string;
};
export default classes;
