declare const classes: {
  readonly facts: string;
  readonly first: string;
  readonly lacks: string;
  readonly mark: string;
  readonly marks: string;
  readonly numbers: string;
};
export default classes;
