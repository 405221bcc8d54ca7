declare const classes: {
  readonly body: string;
  readonly icon: string;
  readonly notice: string;
  readonly title: string;
};
export default classes;
