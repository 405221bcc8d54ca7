declare const classes: {
  readonly list: string;
  readonly remarks: string;
};
export default classes;
