declare const classes: {
  readonly actions: string;
  readonly pdf: string;
  readonly reject: string;
  readonly root: string;
  readonly status: string;
  readonly steps: string;
  readonly summary: string;
  readonly title: string;
};
export default classes;
