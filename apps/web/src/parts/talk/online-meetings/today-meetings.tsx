import { useQuery } from '@tanstack/react-query';
import { ownNextMeetingsQuery } from '#data/talk/online-meetings.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { timeOf } from '#shared/lib/moments.ts';
import { today } from '#shared/lib/today.ts';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './open-button.module.css';
import { OpenButton } from './open-button.tsx';
import { openButtonTexts as texts } from './open-button.texts.ts';

/** One's own meetings of this day, with the way in; nothing on a day without any. */
export function TodayMeetings() {
  const { user, permissions } = useSession();
  const { data } = useQuery({
    ...ownNextMeetingsQuery(user.id),
    enabled: permissions.includes('online-meetings.view'),
  });
  const rows = data?.items.filter(({ date }) => date === today()) ?? [];
  if (rows.length === 0) return null;
  return (
    <Card title={texts.today} flush>
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.id} className={classes.row}>
            <span className={classes.words}>
              <strong>{row.topic}</strong>
              <span className={classes.about}>
                {texts.led(timeOf(row.starts_at), timeOf(row.ends_at), row.username)}
              </span>
            </span>
            <OpenButton row={row} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
