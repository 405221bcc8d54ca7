declare const classes: {
  readonly facts: string;
  readonly issuing: string;
  readonly results: string;
  readonly share: string;
  readonly track: string;
};
export default classes;
