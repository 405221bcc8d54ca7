/** Input of the command: the version in the manifest, and both changelogs. */
export interface ReleaseState {
  current: string;
  /** The text of CHANGELOG.md. */
  changelog: string;
  /** The releases that people see in the product, the newest first. */
  inApp: readonly { version: string; day: string }[];
}

/** Why this version cannot be released today, one sentence each. */
export function findObstacles(state: ReleaseState, version: string, today: string): string[] {
  if (!/^\d+\.\d+\.\d+$/.test(version))
    return [`${version} is no version: three numbers with dots are needed`];
  const [newest] = state.inApp;
  const section = sectionOf(state.changelog, version);
  return [
    ...(isNewer(version, state.current) ? [] : [`${version} is not newer than ${state.current}`]),
    ...(newest?.version === version ? [] : [`the newest release of changelog.data.ts is not ${version}`]),
    ...(newest?.version !== version || newest.day === today
      ? []
      : [`changelog.data.ts dates ${version} ${newest.day}, today is ${today}`]),
    ...(section === undefined
      ? [`CHANGELOG.md has no heading '## ${version} – ${today}'`]
      : judgeSection(section, today)),
  ];
}

/** Both lists and the manifest, as they must agree between releases, too. */
export function findDisagreements({ current, changelog, inApp }: ReleaseState): string[] {
  const listed = [...changelog.matchAll(/^## (\d+\.\d+\.\d+)/gm)].map(([, version]) => version);
  const known = new Set(inApp.map(({ version }) => version));
  return [
    ...(inApp[0]?.version === current
      ? []
      : [`changelog.data.ts begins with ${inApp[0]?.version ?? 'nothing'}, package.json says ${current}`]),
    ...(listed[0] === current
      ? []
      : [`CHANGELOG.md begins with ${listed[0] ?? 'nothing'}, package.json says ${current}`]),
    ...listed
      .filter((version) => version !== undefined && !known.has(version))
      .map((version) => `changelog.data.ts has no release ${version}`),
  ];
}

/** Manual steps once the version is set. */
export const nextSteps = (version: string): string[] => [
  'bash .ci/run',
  `git commit --all --message 'Release ${version}' && git tag v${version}`,
  `pnpm image --output indeks-${version}.oci`,
  'on the machine: ops/backup.sh copy incr, podman load, node apps/api/src/migrate.ts, then the processes one by one',
  'curl /api/ready and /api/health: the version, and the schema "current"',
];

interface Section {
  day: string | undefined;
  body: string;
}

function sectionOf(changelog: string, version: string): Section | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const found = sections.find((section) => section.split(/\s/, 1)[0] === version);
  if (found === undefined) return undefined;
  const [heading = '', ...body] = found.split('\n');
  return { day: /\d{4}-\d{2}-\d{2}/.exec(heading)?.[0], body: body.join('\n').trim() };
}

function judgeSection({ day, body }: Section, today: string): string[] {
  return [
    ...(day === today ? [] : [`CHANGELOG.md dates the release ${day ?? 'not at all'}, today is ${today}`]),
    ...(/^- /m.test(body) ? [] : ['CHANGELOG.md names no change of the release']),
  ];
}

function isNewer(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number));
  const index = a?.findIndex((part, place) => part !== b?.[place]) ?? -1;
  return index >= 0 && (a?.[index] ?? 0) > (b?.[index] ?? 0);
}
