import { ActionIcon, Anchor } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import {
  IconChevronLeft,
  IconChevronRight,
  IconDownload,
  IconZoomIn,
  IconZoomOut,
  type TablerIcon,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { conversationTexts } from './conversation.texts.ts';
import classes from './picture-viewer.module.css';

const texts = conversationTexts.pictures;

/** A picture of the conversation. */
export interface Picture {
  address: string;
  name: string;
}

interface PictureViewerProps {
  opened: boolean;
  pictures: readonly Picture[];
  /** Which of them is shown first. */
  first: number;
  onClose: () => void;
}

/** The pictures of a conversation one by one: arrows go on, plus and minus change the size. */
export function PictureViewer({ opened, pictures, first, onClose }: PictureViewerProps) {
  const [place, setPlace] = useState(first);
  const picture = pictures[place];
  const go = (by: number) => setPlace((now) => Math.min(Math.max(now + by, 0), pictures.length - 1));
  useWindowEvent('keydown', ({ key }) => {
    if (opened && key === 'ArrowLeft') go(-1);
    if (opened && key === 'ArrowRight') go(1);
  });
  return (
    <Dialog opened={opened} onClose={onClose} size="table" title={picture?.name ?? ''}>
      {picture && <Shown key={picture.address} picture={picture} opened={opened} />}
      {pictures.length > 1 && (
        <div className={classes.ways}>
          <Step of={IconChevronLeft} label={texts.previous} disabled={place === 0} onClick={() => go(-1)} />
          <span aria-live="polite">{texts.place(place + 1, pictures.length)}</span>
          <Step
            of={IconChevronRight}
            label={texts.next}
            disabled={place === pictures.length - 1}
            onClick={() => go(1)}
          />
        </div>
      )}
    </Dialog>
  );
}

const sizes = [1, 1.5, 2, 3, 4] as const;

function Shown({ picture: { address, name }, opened }: { picture: Picture; opened: boolean }) {
  const [failed, setFailed] = useState(false);
  const [step, setStep] = useState(0);
  const zoom = (by: number) => setStep((now) => Math.min(Math.max(now + by, 0), sizes.length - 1));
  useWindowEvent('keydown', ({ key, ctrlKey, metaKey }) => {
    if (!opened || ctrlKey || metaKey) return;
    if (key === '+' || key === '=') zoom(1);
    if (key === '-') zoom(-1);
  });
  if (failed) return <Notice tone="error">{texts.failed}</Notice>;
  return (
    <>
      <div className={classes.bar}>
        <Step of={IconZoomOut} label={texts.smaller} disabled={step === 0} onClick={() => zoom(-1)} />
        <Step
          of={IconZoomIn}
          label={texts.larger}
          disabled={step === sizes.length - 1}
          onClick={() => zoom(1)}
        />
        <Anchor className={classes.download} href={address} download={name}>
          <Icon of={IconDownload} size={18} />
          {texts.download}
        </Anchor>
      </div>
      {/* Scrolled by the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={classes.frame} aria-label={name} tabIndex={0}>
        <img
          className={classes.picture}
          data-step={step}
          src={address}
          alt={name}
          onError={() => setFailed(true)}
        />
      </section>
    </>
  );
}

interface StepProps {
  of: TablerIcon;
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function Step({ of, label, disabled, onClick }: StepProps) {
  return (
    <ActionIcon variant="default" size={44} aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon of={of} />
    </ActionIcon>
  );
}
