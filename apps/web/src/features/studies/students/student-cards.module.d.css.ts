declare const classes: {
  readonly facts: string;
  readonly lacks: string;
  readonly mark: string;
  readonly marks: string;
  readonly numbers: string;
};
export default classes;
