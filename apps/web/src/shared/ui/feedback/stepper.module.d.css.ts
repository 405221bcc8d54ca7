declare const classes: {
  readonly label: string;
  readonly mark: string;
  readonly step: string;
  readonly steps: string;
};
export default classes;
