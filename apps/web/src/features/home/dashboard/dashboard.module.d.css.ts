declare const classes: {
  readonly label: string;
  readonly list: string;
  readonly shortcut: string;
};
export default classes;
