declare const classes: {
  readonly detail: string;
  readonly field: string;
  readonly foot: string;
  readonly found: string;
  readonly group: string;
  readonly heading: string;
  readonly hint: string;
  readonly keys: string;
  readonly label: string;
  readonly list: string;
  readonly option: string;
  readonly words: string;
};
export default classes;
