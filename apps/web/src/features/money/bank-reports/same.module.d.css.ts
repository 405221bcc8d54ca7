declare const classes: {
  readonly answers: string;
  readonly compared: string;
  readonly detail: string;
  readonly different: string;
  readonly narrow: string;
  readonly panel: string;
  readonly remembered: string;
};
export default classes;
