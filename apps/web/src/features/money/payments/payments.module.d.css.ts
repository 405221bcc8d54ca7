declare const classes: {
  readonly balance: string;
  readonly chips: string;
  readonly contact: string;
  readonly course: string;
  readonly enrolment: string;
  readonly label: string;
  readonly planRow: string;
  readonly planSum: string;
  readonly prices: string;
  readonly quiet: string;
  readonly root: string;
  readonly templates: string;
};
export default classes;
