declare const classes: {
  readonly aside: string;
  readonly checks: string;
  readonly creator: string;
  readonly figures: string;
  readonly lecturer: string;
  readonly mark: string;
  readonly notice: string;
  readonly page: string;
  readonly proof: string;
  readonly qr: string;
  readonly quiet: string;
  readonly states: string;
  readonly steps: string;
};
export default classes;
