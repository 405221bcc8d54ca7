import css from '#app/shell/quick-search.module.css';
import type { FindingGroup } from '#app/shell/finding.ts';
import { shellTexts as texts } from '#app/shell/shell.texts.ts';
import { Key } from '#shared/ui/page/key.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';

interface QuickSearchFootProps {
  groups: readonly FindingGroup[];
  /** Not what was opened lately, before anything is typed. */
  counted: boolean;
}

/** The keys of the search, and how many it found; a phone has neither keys nor room. */
export function QuickSearchFoot({ groups, counted }: QuickSearchFootProps) {
  const phone = usePhone();
  const count = (guesses: boolean) =>
    groups
      .filter(({ heading }) => (heading === texts.quickSearchNear) === guesses)
      .reduce((sum, { findings }) => sum + findings.length, 0);
  if (phone) return null;
  return (
    <div className={css.foot}>
      {texts.quickSearchKeys.map(([keys, does]) => (
        <span key={does} aria-hidden>
          {keys.map((key) => (
            <Key key={key}>{key}</Key>
          ))}{' '}
          {does}
        </span>
      ))}
      <output className={css.found}>{counted && texts.quickSearchCount(count(false), count(true))}</output>
    </div>
  );
}

/** Where the group after or before that of the chosen one begins; undefined past the first and the last. */
export function findGroupStart(
  groups: readonly FindingGroup[],
  chosen: number,
  step: 1 | -1,
): number | undefined {
  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, group) => sum + group.findings.length, 0),
  );
  const here = starts.findLastIndex((start) => start <= chosen);
  return starts[here + step];
}
