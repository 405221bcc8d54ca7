declare const classes: {
  readonly direction: string;
  readonly payments: string;
  readonly sum: string;
  readonly what: string;
};
export default classes;
