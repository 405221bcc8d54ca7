import type { UserStatistics } from '@indeks/contract/money/statistics/statistics.schemas';
import {
  IconBook,
  IconBuilding,
  IconChalkboard,
  IconDeviceLaptop,
  IconNotebook,
  IconUserCog,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { activeSessionsQuery } from '#data/identity/accounts.ts';
import { userStatisticsQuery } from '#data/money/statistics.ts';
import { formatNumber } from '#shared/lib/format.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import { LoadedCard } from './loaded-card.tsx';
import css from './statistics.module.css';
import { statisticsTexts } from './statistics.texts.ts';

const texts = statisticsTexts.tiles;

/** How many places, people, subjects and courses there are, and who is signed in now. */
export function TilesCard() {
  const users = useQuery(userStatisticsQuery);
  const { data: sessions } = useQuery(activeSessionsQuery);
  return (
    <LoadedCard title={texts.title} result={users}>
      {(counts) => (
        <Card title={texts.title}>
          <ul className={css.tiles}>
            {tiles.map(({ name, icon, to }) => (
              <Tile
                key={name}
                name={name}
                icon={icon}
                {...(to !== undefined && { to })}
                count={counts[name]}
              />
            ))}
            {sessions && <Tile name="sessions" icon={IconDeviceLaptop} count={sessions.amount} />}
          </ul>
        </Card>
      )}
    </LoadedCard>
  );
}

interface TileProps {
  name: keyof UserStatistics | 'sessions';
  icon: TablerIcon;
  to?: string;
  count: number;
}

function Tile({ name, icon, to, count }: TileProps) {
  const line = (
    <>
      <Icon of={icon} size={20} />
      <span className={css.count}>{formatNumber(count)}</span> <span>{texts.label(name, count)}</span>
    </>
  );
  return (
    <li>
      {to === undefined ? (
        <span className={css.tile}>{line}</span>
      ) : (
        <Link to={to} className={css.tile}>
          {line}
        </Link>
      )}
    </li>
  );
}

/**
 * Each with the list of exactly what it counts, if there is one. An address without any filter would bring a list back as it was
 * last seen.
 */
const tiles: readonly { name: keyof UserStatistics; icon: TablerIcon; to?: string }[] = [
  { name: 'places', icon: IconBuilding, to: '/places?active=1' },
  { name: 'coordinators', icon: IconUsers, to: '/accounts?role=2' },
  // No list has those alone whose contract holds today.
  { name: 'administratives', icon: IconUserCog },
  { name: 'professors', icon: IconChalkboard, to: '/users?page=1' },
  // No list has the subjects of every course.
  { name: 'subjects', icon: IconNotebook },
  { name: 'courses', icon: IconBook, to: '/admin/courses?page=1' },
];
