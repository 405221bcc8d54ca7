declare const classes: {
  readonly colleagues: string;
  readonly handFoot: string;
  readonly handOver: string;
  readonly handTitle: string;
  readonly headOfInbox: string;
  readonly keys: string;
  readonly longest: string;
  readonly view: string;
  readonly viewCount: string;
  readonly viewRow: string;
  readonly views: string;
  readonly waiting: string;
};
export default classes;
