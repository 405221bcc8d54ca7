declare const classes: {
  readonly actions: string;
  readonly conflict: string;
  readonly form: string;
  readonly mark: string;
  readonly remedy: string;
  readonly row: string;
  readonly warning: string;
};
export default classes;
