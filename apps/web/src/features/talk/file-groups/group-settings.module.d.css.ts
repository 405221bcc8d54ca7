declare const classes: {
  readonly chip: string;
  readonly chips: string;
  readonly part: string;
  readonly roles: string;
  readonly settings: string;
};
export default classes;
