declare const classes: {
  readonly badge: string;
  readonly badgeLink: string;
  readonly greeting: string;
  readonly help: string;
  readonly menuButton: string;
  readonly question: string;
  readonly root: string;
};
export default classes;
