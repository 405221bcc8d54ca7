/** One requirement of docs/asvs.md. */
export interface Line {
  readonly number: string;
  readonly state: 'met' | 'not applicable' | 'not met';
  /** The text of the last cell. */
  readonly says: string;
}

/** The files, tests and commands with which the document is compared. */
export interface House {
  /** Every file of the repository, from its root. */
  readonly files: readonly string[];
  readonly scripts: ReadonlySet<string>;
  read(file: string): string;
}

const row = /^\| (\d+\.\d+\.\d+) *\| [12] *\| .*? *\| (met|not applicable|not met) *\| (.*?) *\|$/gm;
const totals = /^met (\d+), not applicable (\d+), not met (\d+)\b/m;
/** A file by its name, with as much of its folder as tells it from others; perhaps with the name of one of its tests. */
const file = /^(?:[\w.*-]+\/)*[\w.*-]+\.(?:ts|tsx|sql|sh|md|yaml|json)$|^ops\/[\w]+$/;
const nameMark = ' › ';

export const readLines = (document: string): Line[] =>
  [...document.matchAll(row)].map(([, number = '', state = '', says = '']) => ({
    number,
    state: state as Line['state'], // one of the three that the pattern names
    says,
  }));

/** The errors in the document, a sentence for each. */
export const listProblems = (document: string, house: House): string[] => {
  const lines = readLines(document);
  return [...countProblems(document, lines), ...lines.flatMap((line) => lineProblems(line, house))];
};

const countProblems = (document: string, lines: readonly Line[]): string[] => {
  const said = totals.exec(document)?.slice(1).map(Number).join(', ');
  const counted = (['met', 'not applicable', 'not met'] as const)
    .map((state) => lines.filter((line) => line.state === state).length)
    .join(', ');
  const twice = lines.filter(({ number }, index) => lines.findIndex((one) => one.number === number) < index);
  return [
    ...(said === counted ? [] : [`the head says ${said ?? 'nothing'}, the tables have ${counted}`]),
    ...twice.map(({ number }) => `${number} stands there twice`),
  ];
};

const lineProblems = ({ number, state, says }: Line, house: House): string[] => {
  const spans = [...says.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span);
  const named = spans.filter((span) => file.test(span.split(nameMark)[0] ?? ''));
  const missing = [
    ...named.flatMap((span) => fileProblems(span, house)),
    ...spans.flatMap((span) => scriptProblems(span, house)),
  ];
  const lacking = {
    met: named.length === 0 ? ['is met without a test or a file that proves it'] : [],
    'not met': /\b(Reason|Plan): /.test(says) ? [] : ['is not met without a reason or a plan'],
    'not applicable': says === '' ? ['is not applicable without a reason'] : [],
  }[state];
  return [...missing, ...lacking].map((problem) => `${number} ${problem}`);
};

const fileProblems = (span: string, house: House): string[] => {
  const [path = '', test] = span.split(nameMark);
  const found = house.files.filter((known) => isCalled(known, path));
  const [only] = found;
  if (only === undefined) return [`names ${path}, which is not there`];
  if (path.includes('*')) return [];
  if (found.length > 1) return [`names ${path}, of which there are ${found.length}`];
  if (test === undefined || hasTest(house.read(only), test)) return [];
  return [`names a test that ${path} does not have: ${test}`];
};

const isCalled = (known: string, path: string): boolean => {
  if (!path.includes('*')) return known === path || known.endsWith(`/${path}`);
  const pattern = path
    .split('**/')
    .map((part) => part.replaceAll('.', '\\.').replaceAll('*', '[^/]*'))
    .join('(?:.*/)?');
  return new RegExp(`(?:^|/)${pattern}$`).test(known);
};

/** The name as it is written, in whichever quotes. */
const hasTest = (text: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));

const scriptProblems = (span: string, { scripts }: House): string[] => {
  const [pnpm, script = ''] = span.split(' ');
  return pnpm !== 'pnpm' || scripts.has(script) || script === 'audit'
    ? []
    : [`names pnpm ${script}, which is no command`];
};
