declare const classes: {
  readonly aside: string;
  readonly detail: string;
  readonly root: string;
  readonly step: string;
  readonly steps: string;
  readonly title: string;
};
export default classes;
