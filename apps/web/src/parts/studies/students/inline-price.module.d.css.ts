declare const classes: {
  readonly number: string;
  readonly price: string;
};
export default classes;
