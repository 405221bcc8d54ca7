import { ActionIcon, Anchor, Title } from '@mantine/core';
import { IconArrowLeft, IconDots, IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { useAddingSlot } from './adding-slot.ts';
import { ActionButton } from './action-button.tsx';
import { ActionMenu } from './action-menu.tsx';
import type { PageAction } from './page-action.ts';
import classes from './page-header.module.css';
import { pageTexts } from './page.texts.ts';
import { usePhone } from './use-phone.ts';

export interface PageHeaderProps {
  title: string;
  /** The photo or initials of the person whom the page is about. */
  portrait?: ReactNode;
  /** A chip beside the title. */
  state?: ReactNode;
  /** One sentence of help. */
  help?: ReactNode;
  back?: { to: string; label: string };
  /** The one filled button of the page. On a phone one that leads to another page is the first in the menu. */
  main?: PageAction;
  secondary?: readonly PageAction[];
  /** Fields that control the whole page (a month, filters). They are never hidden in a menu. */
  controls?: ReactNode;
  /** Tabs of a detail page. */
  children?: ReactNode;
}

/** The head of every page. It also names the page in the browser's tab. */
export function PageHeader({
  title,
  portrait,
  state,
  help,
  back,
  main,
  secondary = none,
  controls,
  children,
}: PageHeaderProps) {
  const phone = usePhone();
  const adding = phone && main && isPlainAdding(main) ? main : undefined;
  const leading = phone && main?.to !== undefined && secondary.length > 0 ? main : undefined;
  const wide = adding || leading ? undefined : main;
  return (
    <div className={classes.root}>
      <title>{pageTexts.titleOf(title)}</title>
      {back && (
        <Anchor component={Link} to={back.to} className={classes.back}>
          <Icon of={IconArrowLeft} size={iconSizes.small} />
          {back.label}
        </Anchor>
      )}
      <div className={classes.row}>
        {portrait}
        <Words title={title} state={state} help={help} />
        {phone ? (
          <div className={classes.phoneActions}>
            {adding && <AddIcon action={adding} short={controls !== undefined} />}
            <MoreMenu actions={leading ? [leading, ...secondary] : secondary} />
          </div>
        ) : (
          <div className={classes.actions}>
            {controls}
            {secondary.map((action) => (
              <ActionButton key={action.label} action={action} />
            ))}
            {main && <ActionButton action={main} main />}
          </div>
        )}
      </div>
      {phone && (controls !== undefined || wide) && (
        <div className={classes.phoneRow}>
          {controls !== undefined && <div className={classes.phoneControls}>{controls}</div>}
          {wide && (
            <div className={classes.phoneMain}>
              <ActionButton action={wide} main fullWidth short={controls !== undefined} />
            </div>
          )}
        </div>
      )}
      {children}
    </div>
  );
}

function Words({ title, state, help }: Pick<PageHeaderProps, 'title' | 'state' | 'help'>) {
  return (
    <div className={classes.words}>
      <div className={classes.title}>
        <Title order={1}>{title}</Title>
        {state}
      </div>
      {help !== undefined && (
        <p className={classes.help} data-sentence={typeof help === 'string' || undefined}>
          {help}
        </p>
      )}
    </div>
  );
}

/** A phone has a sign for adding, so that the list begins a row earlier. What cannot be done says why, in words. */
const isPlainAdding = ({ icon, onClick, blocked, busy }: PageAction): boolean =>
  icon === IconPlus && onClick !== undefined && blocked === undefined && busy !== true;

/** In the row of the list's search, where the page has a list. */
function AddIcon({ action, short }: { action: PageAction; short: boolean }) {
  const { label, shortLabel = label, disabled = false, onClick } = action;
  const slot = useAddingSlot();
  const icon = (
    <ActionIcon size={44} aria-label={short ? shortLabel : label} disabled={disabled} onClick={onClick}>
      <Icon of={IconPlus} size={iconSizes.menu} />
    </ActionIcon>
  );
  return slot ? createPortal(icon, slot) : icon;
}

function MoreMenu({ actions }: { actions: readonly PageAction[] }) {
  if (actions.length === 0) return null;
  return (
    <ActionMenu actions={actions}>
      <ActionIcon variant="default" size={44} aria-label={pageTexts.moreActions}>
        <Icon of={IconDots} size={iconSizes.menu} />
      </ActionIcon>
    </ActionMenu>
  );
}

const none: readonly PageAction[] = [];
