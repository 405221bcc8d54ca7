declare const classes: {
  readonly fullName: string;
  readonly state: string;
};
export default classes;
