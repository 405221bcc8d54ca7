declare const classes: {
  readonly current: string;
};
export default classes;
