import { useState } from 'react';
import { findingKinds, type Finding, type FindingGroup } from '#app/shell/finding.ts';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import { useUserMemory } from '#shared/storage/storage-owner.tsx';

const place = 'quick-search:recent';
const mostRecent = 6;

/**
 * People, courses and protocols that were opened from the search, the last one first. They are names of people, so they
 * do not lie readable in the browser.
 */
export function useRecentFindings() {
  const memory = useUserMemory();
  const [recent] = useState(() => readFindings(memory.read(place)));
  const remember = (finding: Finding) => {
    if (['action', 'screen', 'help'].includes(finding.kind)) return;
    const others = recent.filter(({ key }) => key !== finding.key);
    memory.write(place, [finding, ...others].slice(0, mostRecent));
  };
  const groups: readonly FindingGroup[] =
    recent.length === 0 ? [] : [{ heading: texts.quickSearchRecent, findings: recent }];
  return { groups, remember };
}

const readFindings = (kept: unknown): readonly Finding[] =>
  Array.isArray(kept) ? kept.filter(isFinding) : [];

const isFinding = (value: unknown): value is Finding =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  findingKinds.some((kind) => kind === value.kind) &&
  ['key', 'label', 'detail', 'to'].every((name) => typeof Reflect.get(value, name) === 'string');
