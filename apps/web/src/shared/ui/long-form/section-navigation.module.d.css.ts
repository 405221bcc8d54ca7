declare const classes: {
  readonly link: string;
  readonly list: string;
  readonly mark: string;
  readonly picker: string;
  readonly problems: string;
  readonly progress: string;
  readonly side: string;
  readonly title: string;
};
export default classes;
