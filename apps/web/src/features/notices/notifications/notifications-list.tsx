import {
  notificationType,
  type NotificationType,
} from '@indeks/contract/notices/notifications/notifications.keys';
import type { Notification } from '@indeks/contract/notices/notifications/notifications.schemas';
import { useQuery } from '@tanstack/react-query';
import { IconTrash } from '@tabler/icons-react';
import { notificationsPageQuery } from '#data/notices/notifications.ts';
import { ageOf } from '#shared/lib/moments.ts';
import { RowCheckbox } from '#shared/ui/form/choices/checkbox-control.tsx';
import { Segments } from '#shared/ui/form/choices/segments.tsx';
import { ListFrame } from '#shared/ui/table/list-frame.tsx';
import { pagingOf } from '#shared/ui/table/list-state.ts';
import type { List } from '#shared/ui/table/list.ts';
import { useListState, type ListOptions } from '#shared/ui/table/use-list-state.ts';
import type { Selected } from '#shared/ui/table/use-selected.ts';
import { NotificationRow } from './notification-row.tsx';
import classes from './notifications.module.css';
import { notificationsTexts as texts } from './notifications.texts.ts';
import { useReceivedTypes } from './use-received-types.ts';

type Shown = { shown: string };
type NotificationList = List<'datetime', Shown>;

const listOptions: ListOptions<'datetime', Shown> = {
  screen: 'notifications',
  sortKeys: ['datetime'],
  sortBy: 'datetime',
  sortDesc: true,
  filters: { shown: '' },
};

const typesShown: Readonly<Record<string, NotificationType>> = {
  chat: notificationType.chat,
  meetings: notificationType.meeting,
  reports: notificationType.report,
  issues: notificationType.issue,
  payments: notificationType.payment,
  lists: notificationType.list,
  accounts: notificationType.account,
  security: notificationType.security,
  grades: notificationType.grade,
};

const toQuery = ({ state }: NotificationList) => {
  const { search: _search, ...paging } = pagingOf(state);
  const type = typesShown[state.filters.shown];
  return {
    ...paging,
    ...(type !== undefined && { type }),
    ...(state.filters.shown === 'unread' && { unread: true }),
  };
};

interface NotificationsListProps {
  unread: number;
  selected: Selected<Notification>;
  onRemove: (rows: readonly Notification[]) => void;
}

export function NotificationsList({ unread, selected, onRemove }: NotificationsListProps) {
  const list = useListState(listOptions);
  const result = useQuery(notificationsPageQuery(toQuery(list)));
  const items = result.data?.items ?? [];
  return (
    <ListFrame
      texts={texts}
      list={list}
      result={result}
      search={false}
      columnCount={2}
      end={
        <div className={classes.toolbar} data-wide>
          <SelectAll items={items} onSelect={selected.onChange} />
          <Shown list={list} unread={unread} />
        </div>
      }
      selection={{
        ...selected,
        actions: [{ label: texts.removal.action, icon: IconTrash, danger: true, onClick: onRemove }],
      }}
    >
      {Object.entries(Object.groupBy(items, ({ datetime }) => ageOf(datetime))).map(([age, rows]) => (
        <section key={age} aria-label={texts.ages[age as keyof typeof texts.ages]}>
          <h2 className={classes.age}>{texts.ages[age as keyof typeof texts.ages]}</h2>
          <ul className={classes.rows}>
            {rows.map((row) => (
              <NotificationRow
                key={row.id}
                row={row}
                selected={selected.rows.some(({ id }) => id === row.id)}
                onSelect={(on) =>
                  selected.onChange(
                    on ? [...selected.rows, row] : selected.rows.filter(({ id }) => id !== row.id),
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </ListFrame>
  );
}

/** Stands in the toolbar, which the bar of the selected ones replaces. */
function SelectAll({
  items,
  onSelect,
}: {
  items: readonly Notification[];
  onSelect: (rows: readonly Notification[]) => void;
}) {
  return (
    <RowCheckbox
      label={texts.selectAll}
      value={false}
      disabled={items.length === 0}
      onChange={() => onSelect(items)}
    />
  );
}

function Shown({ list: { state, setFilters }, unread }: { list: NotificationList; unread: number }) {
  const words = texts.filters;
  const receives = useReceivedTypes();
  const types = [
    { value: 'chat', label: words.chat },
    { value: 'meetings', label: words.meetings },
    { value: 'reports', label: words.reports },
    { value: 'issues', label: words.issues },
    { value: 'payments', label: words.payments },
    { value: 'lists', label: words.lists },
    { value: 'accounts', label: words.accounts },
    { value: 'security', label: words.security },
  ];
  return (
    <Segments
      label={words.label}
      value={state.filters.shown}
      onChange={(shown) => setFilters({ shown })}
      choices={[
        { value: '', label: words.all },
        { value: 'unread', label: words.unread, count: unread },
        ...types.filter(({ value }) => {
          const type = typesShown[value];
          return type !== undefined && receives(type);
        }),
      ]}
    />
  );
}
