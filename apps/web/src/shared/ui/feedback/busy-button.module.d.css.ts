declare const classes: {
  readonly button: string;
  readonly turn: string;
};
export default classes;
