declare const classes: {
  readonly aside: string;
  readonly beside: string;
  readonly contact: string;
  readonly count: string;
  readonly course: string;
  readonly mark: string;
  readonly marks: string;
  readonly part: string;
  readonly strip: string;
  readonly sum: string;
  readonly who: string;
};
export default classes;
