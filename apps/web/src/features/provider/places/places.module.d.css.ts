declare const classes: {
  readonly chips: string;
  readonly detail: string;
  readonly name: string;
};
export default classes;
