import type { Issue } from '@indeks/contract/talk/issues/issues.schemas';

/** The number of whoever is signed in, who reported it. */
export const me = 7;

export const makeIssue = (changes: Partial<Issue> = {}): Issue => ({
  id: 231,
  title: 'Nie mogę wysłać raportu',
  type: 1,
  timestamp: '2025-11-14T08:14:00.000Z',
  description: 'Przycisk się kręci.',
  status: 0,
  files: [{ id: 4, name: 'zrzut.webp', url: 'aaaa' }],
  uid: me,
  active: 1,
  tags: '',
  version: 1,
  messages: 0,
  merged: false,
  priority: null,
  uid_issue: null,
  reporter: null,
  concerned: null,
  waiting_since: null,
  answered_at: null,
  assignee: null,
  merged_into: null,
  duplicates: [],
  can: {
    edit: true,
    delete: true,
    reply: true,
    move: false,
    judge: false,
    assign: false,
    note: false,
    merge: false,
  },
  ...changes,
});
