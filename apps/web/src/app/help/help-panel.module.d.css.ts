declare const classes: {
  readonly body: string;
  readonly buoy: string;
  readonly finding: string;
  readonly foot: string;
  readonly found: string;
  readonly head: string;
  readonly key: string;
  readonly report: string;
  readonly root: string;
  readonly search: string;
  readonly title: string;
  readonly ways: string;
};
export default classes;
