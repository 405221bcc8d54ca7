declare const classes: {
  readonly account: string;
  readonly code: string;
  readonly picture: string;
  readonly transfer: string;
};
export default classes;
