declare const classes: {
  readonly about: string;
  readonly list: string;
};
export default classes;
