/** Stands before the number of an issue. */
const issuePrefix = 'UNI-A';
export const issueNumber = (id: number): string => `${issuePrefix}${id}`;

export const issueStatus = { accepted: 0, inProgress: 1, resolved: 2 } as const;
export const issueStatuses = [0, 1, 2] as const;
export type IssueStatus = (typeof issueStatuses)[number];

/** The status that the one button leads to. */
export const nextStatus: Readonly<Record<IssueStatus, IssueStatus>> = { 0: 1, 1: 2, 2: 0 };

export const issueStatusNames: Readonly<Record<IssueStatus, string>> = {
  0: 'przyjęte',
  1: 'w\u00a0trakcie',
  2: 'rozwiązane',
};

export const issueTypes = [1, 2, 3] as const;
export type IssueType = (typeof issueTypes)[number];
export const issueTypeNames: Readonly<Record<IssueType, string>> = {
  1: 'błąd',
  2: 'pytanie',
  3: 'propozycja',
};

export const issuePriorities = [1, 2, 3] as const;
export type IssuePriority = (typeof issuePriorities)[number];
export const issuePriorityNames: Readonly<Record<IssuePriority, string>> = {
  1: 'niski',
  2: 'średni',
  3: 'wysoki',
};
export const firstPriority = 1 satisfies IssuePriority;

export const issueSortKeys = ['title', 'type', 'timestamp', 'status', 'priority', 'waiting'] as const;
export type IssueSortKey = (typeof issueSortKeys)[number];

/** `merged`: into another; `joined`: another was merged into it; `separated`: a duplicate was opened again. */
export const issueEventKinds = ['moved', 'assigned', 'edited', 'merged', 'joined', 'separated'] as const;

/** At most so many events between the messages of one part of a history: the newest. */
export const issueEventsPart = 100;

/** Medians are those of what was reported in so many days, and of at most so many issues. */
export const issueMedianDays = 90;
export const issueMedianCount = 1_000;

/** An attachment must be smaller. */
export const issueFileLimit = 3_000_000;
export const issueFileKinds = ['png', 'jpg', 'bmp'] as const;
export const mostIssueFiles = 10;
