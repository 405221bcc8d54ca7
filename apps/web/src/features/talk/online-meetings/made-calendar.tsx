import type { MadeCalendarFeed } from '@indeks/contract/talk/calendar-feeds/calendar-feeds.schemas';
import { Button, VisuallyHidden } from '@mantine/core';
import {
  IconBrandApple,
  IconBrandGoogle,
  IconBrandWindows,
  IconCalendarPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { CopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { calendarTexts as texts } from './calendar.texts.ts';
import { toGoogle, toOutlook, toWebcal } from './calendar-links.ts';
import classes from './calendar-dialog.module.css';

interface MadeCalendarProps {
  feed: MadeCalendarFeed;
  onAnother: () => void;
}

/** The new address, told this once, and the ways into a calendar. */
export function MadeCalendar({ feed: { name, address, qr }, onAnother }: MadeCalendarProps) {
  const webcal = toWebcal(address);
  return (
    <>
      <Notice tone="ok" title={texts.once(name)}>
        <span className={classes.address}>{address}</span> <CopyButton value={address} label={texts.copy} />
      </Notice>
      <div className={classes.ways}>
        <div className={classes.links}>
          <Button component="a" href={webcal} leftSection={<Icon of={IconCalendarPlus} />}>
            {texts.open}
          </Button>
          <Way to={toGoogle(address)} icon={IconBrandGoogle} label={texts.add.google} />
          <Button component="a" href={webcal} variant="default" leftSection={<Icon of={IconBrandApple} />}>
            {texts.add.apple}
          </Button>
          <Way to={toOutlook(address, name)} icon={IconBrandWindows} label={texts.add.outlook} />
          <Button variant="subtle" onClick={onAnother}>
            {texts.another}
          </Button>
        </div>
        <figure className={classes.code}>
          {/* As an image, so that nothing in it could run. */}
          <img
            className={classes.picture}
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={texts.qr(name)}
          />
          <figcaption className={classes.quiet}>{texts.qrHelp}</figcaption>
        </figure>
      </div>
    </>
  );
}

/** A page of another site, which is told nothing but the address itself. */
function Way({ to, icon, label }: { to: string; icon: TablerIcon; label: string }) {
  return (
    <Button
      component="a"
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      leftSection={<Icon of={icon} />}
    >
      {label}
      <VisuallyHidden>{` ${texts.newTab}`}</VisuallyHidden>
    </Button>
  );
}
