declare const classes: {
  readonly acceptance: string;
  readonly back: string;
  readonly failure: string;
  readonly lead: string;
  readonly link: string;
  readonly part: string;
};
export default classes;
