declare const classes: {
  readonly detail: string;
  readonly dot: string;
  readonly filters: string;
  readonly hasFiles: string;
  readonly heading: string;
  readonly marks: string;
  readonly noFiles: string;
  readonly note: string;
  readonly number: string;
  readonly office: string;
  readonly phoneSearch: string;
  readonly priority: string;
  readonly segments: string;
  readonly status: string;
  readonly summary: string;
  readonly titleLink: string;
};
export default classes;
