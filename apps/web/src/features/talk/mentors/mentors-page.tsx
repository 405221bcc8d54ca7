import type { Mentor } from '@indeks/contract/talk/mentors/mentors.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { mentorsPageQuery, tagsQuery } from '#data/talk/mentors.ts';
import { isCallError } from '#shared/api/call-error.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import type { OpenEntry } from '#shared/ui/entry/entry.ts';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { ListFrame } from '#shared/ui/table/list-frame.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { SearchField } from '#shared/ui/table/search-field.tsx';
import { useListState } from '#shared/ui/table/use-list-state.ts';
import { MentorCard } from './mentor-card.tsx';
import classes from './mentors.module.css';
import { mentorsTexts as texts } from './mentors.texts.ts';

type Filters = { tag: string };
const options = {
  screen: 'mentors',
  sortKeys: ['name'] as const,
  sortBy: 'name' as const,
  filters: { tag: '' },
};

/** People from practice, found by tag or by a word. */
export function MentorsPage() {
  const manages = useSession().permissions.includes('mentors.manage');
  const list = useListState(options);
  const { tag } = list.state.filters;
  const result = useQuery(
    mentorsPageQuery({ ...pagingOf(list.state), ...(/^\d{1,9}$/u.test(tag) && { tag: Number(tag) }) }),
  );
  const { data: tags } = useQuery(tagsQuery());
  const { show, of, anyOpen } = useOpen<OpenEntry<Mentor>>('mentors');
  const add = { label: texts.add, icon: IconPlus, onClick: () => show({ kind: 'form' }) };
  if (isCallError(result.error, 'auth/not-allowed'))
    return (
      <>
        <PageHeader title={texts.title} />
        <EmptyState {...texts.notForYou} />
      </>
    );
  return (
    <>
      <PageHeader
        title={texts.title}
        help={tags && texts.help(tags.mentors)}
        {...(manages && {
          main: add,
          secondary: [{ label: texts.tags, icon: IconTags, to: '/mentors/tags' }],
        })}
      />
      <search className={classes.find}>
        <SearchField value={list.state.search} onChange={list.setSearch} placeholder={texts.search} />
        <TagChips list={list} tags={tags?.items ?? []} mentors={tags?.mentors ?? 0} />
      </search>
      <ListFrame
        texts={texts}
        list={list}
        result={result}
        search={false}
        columnCount={3}
        bare
        emptyAction={manages ? add : undefined}
      >
        <div className={classes.cards}>
          {result.data?.items.map((mentor) => (
            <MentorCard
              key={mentor.id}
              mentor={mentor}
              onEdit={() => show({ kind: 'form', row: mentor })}
              onRemove={() => show({ kind: 'remove', rows: [mentor] })}
            />
          ))}
        </div>
      </ListFrame>
      <WhenOpened opened={anyOpen}>
        <MentorDialogs of={of} show={show} />
      </WhenOpened>
    </>
  );
}

const MentorDialogs = lazyPart(() => import('./mentor-dialogs.tsx').then((file) => file.MentorDialogs));

interface TagChipsProps {
  list: List<'name', Filters>;
  tags: readonly { id: number; name: string; mentors: number }[];
  mentors: number;
}

/** Everybody, and each tag that somebody has, the most used first. */
function TagChips({ list, tags, mentors }: TagChipsProps) {
  const used = tags.filter((tag) => tag.mentors > 0).toSorted((one, other) => other.mentors - one.mentors);
  const choices = [
    { value: '', name: texts.everybody, mentors },
    ...used.map(({ id, name, mentors: count }) => ({ value: String(id), name, mentors: count })),
  ];
  return (
    <fieldset className={classes.chips} aria-label={texts.tagFilter}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={classes.chip}
          aria-pressed={list.state.filters.tag === choice.value}
          onClick={() => list.setFilters({ tag: choice.value })}
        >
          {choice.name} <span className={classes.amount}>{choice.mentors}</span>
        </button>
      ))}
    </fieldset>
  );
}
