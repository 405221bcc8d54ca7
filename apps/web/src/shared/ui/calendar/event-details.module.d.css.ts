declare const classes: {
  readonly actions: string;
  readonly dates: string;
  readonly delete: string;
  readonly dropdown: string;
  readonly head: string;
  readonly line: string;
  readonly moreList: string;
  readonly root: string;
  readonly title: string;
};
export default classes;
