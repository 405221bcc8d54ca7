declare const classes: {
  readonly fields: string;
  readonly limits: string;
  readonly quiet: string;
};
export default classes;
