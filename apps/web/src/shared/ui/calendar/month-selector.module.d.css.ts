declare const classes: {
  readonly options: string;
  readonly root: string;
  readonly step: string;
  readonly value: string;
};
export default classes;
