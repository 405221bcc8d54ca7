import { useDebouncedValue } from '@mantine/hooks';
import type { Tag } from '@indeks/contract/talk/mentors/mentors.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { tagsQuery } from '#data/talk/mentors.ts';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import { Card } from '#shared/ui/page/card.tsx';
import { EmptyState } from '#shared/ui/page/empty-state.tsx';
import { ErrorState } from '#shared/ui/page/error-state.tsx';
import { LoadingState } from '#shared/ui/page/loading-state.tsx';
import { PageHeader } from '#shared/ui/page/page-header.tsx';
import { SearchField } from '#shared/ui/table/search-field.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './mentors.module.css';
import { tagsTexts as texts } from './mentors.texts.ts';

export type OpenTag = { kind: 'add' } | { kind: 'remove'; tag: Tag };

export function TagsPage() {
  const [search, setSearch] = useState('');
  const [asked] = useDebouncedValue(search.trim(), 200);
  const query = useQuery(tagsQuery(asked));
  const { show, of, anyOpen } = useOpen<OpenTag>('tags');
  const items = query.data?.items;
  const add = { label: texts.add, icon: IconPlus, onClick: () => show({ kind: 'add' }) };
  return (
    <>
      <PageHeader title={texts.title} help={texts.help} back={texts.back} main={add} />
      <div className={classes.tagSearch}>
        <SearchField value={search} onChange={setSearch} placeholder={texts.search} />
      </div>
      {query.isError && (
        <ErrorState title={texts.failed} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.isPending && <LoadingState columns={2} />}
      {items?.length === 0 && asked === '' && <EmptyState {...texts.empty} action={add} />}
      {items?.length === 0 && asked !== '' && <p className={classes.position}>{texts.nothing}</p>}
      {items && items.length > 0 && (
        <Card flush>
          <ul className={classes.tagRows} aria-label={texts.list}>
            {items.map((tag) => (
              <TagLine key={tag.id} tag={tag} onRemove={() => show({ kind: 'remove', tag })} />
            ))}
          </ul>
        </Card>
      )}
      <WhenOpened opened={anyOpen}>
        <TagDialogs of={of} />
      </WhenOpened>
    </>
  );
}

const TagDialogs = lazyPart(() => import('./tag-dialogs.tsx').then((file) => file.TagDialogs));

function TagLine({ tag, onRemove }: { tag: Tag; onRemove: () => void }) {
  return (
    <li className={classes.tagRow}>
      <strong>{tag.name}</strong>
      <span className={classes.position}>{texts.used(tag.mentors)}</span>
      <QuietAction icon={IconTrash} label={texts.remove(tag.name)} onClick={onRemove} />
    </li>
  );
}
