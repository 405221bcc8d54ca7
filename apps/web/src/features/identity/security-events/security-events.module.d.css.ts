declare const classes: {
  readonly detail: string;
  readonly kind: string;
};
export default classes;
