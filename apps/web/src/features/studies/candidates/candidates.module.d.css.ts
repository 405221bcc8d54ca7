declare const classes: {
  readonly carried: string;
  readonly date: string;
  readonly detail: string;
  readonly existed: string;
  readonly notice: string;
  readonly page: string;
  readonly values: string;
  readonly wide: string;
};
export default classes;
