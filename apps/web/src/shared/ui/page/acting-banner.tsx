import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import classes from './acting-banner.module.css';
import { pageTexts } from './page.texts.ts';

interface ActingBannerProps {
  /** The name of the person whose data are shown; undefined while it is loading. */
  name: string | undefined;
  /** Back to one's own, where there is such a screen. */
  leaveTo?: string;
}

/** Says for whom the secretariat acts. */
export function ActingBanner({ name, leaveTo }: ActingBannerProps) {
  return (
    <Notice tone="info" className={classes.root}>
      {pageTexts.actingFor} <strong>{name ?? '…'}</strong>.{' '}
      {leaveTo !== undefined && (
        <Anchor component={Link} to={leaveTo} inherit>
          {pageTexts.leaveActing}
        </Anchor>
      )}
    </Notice>
  );
}
