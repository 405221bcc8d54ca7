import type { BroadcastKind } from '@indeks/contract/talk/broadcasts/broadcasts.keys';
import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { previewQuery, type PreviewBody } from '#data/talk/broadcasts.ts';
import { Icon } from '#shared/ui/icon.tsx';
import { Card } from '#shared/ui/page/card.tsx';
import classes from './writing.module.css';
import { writingTexts as texts } from './writing.texts.ts';

interface PreviewCardProps {
  /** Undefined while the words are not whole. */
  asked: PreviewBody | undefined;
  kind: BroadcastKind;
  place: number;
  onTurn: (place: number) => void;
}

/** What one of the recipients would read, and the way to the others. */
export function PreviewCard({ asked, kind, place, onTurn }: PreviewCardProps) {
  const { data, isError } = useQuery({
    ...previewQuery(asked ?? { audience: 'students', subject: '-' }),
    enabled: asked !== undefined,
  });
  const shown = asked === undefined ? undefined : data;
  return (
    <Card
      title={texts.preview}
      aside={shown && <Turning place={shown.place} count={shown.open} onTurn={onTurn} />}
    >
      {!shown && <p className={classes.quiet}>{isError ? texts.previewFailed : texts.previewEmpty}</p>}
      {shown && (
        <div className={classes.shown} key={place}>
          <strong>{shown.person.listed_name}</strong>
          <div className={classes.letter}>
            <strong>{shown.subject}</strong>
            {shown.text !== '' && <p>{shown.text}</p>}
          </div>
          <p className={classes.quiet}>{texts.channel[kind]}</p>
        </div>
      )}
    </Card>
  );
}

interface TurningProps {
  place: number;
  count: number;
  onTurn: (place: number) => void;
}

function Turning({ place, count, onTurn }: TurningProps) {
  return (
    <span className={classes.turn}>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={texts.previous}
        disabled={place === 0}
        onClick={() => onTurn(place - 1)}
      >
        <Icon of={IconChevronLeft} size={18} />
      </ActionIcon>
      {texts.placeOf(place + 1, count)}
      <ActionIcon
        variant="default"
        size={32}
        aria-label={texts.next}
        disabled={place + 1 >= count}
        onClick={() => onTurn(place + 1)}
      >
        <Icon of={IconChevronRight} size={18} />
      </ActionIcon>
    </span>
  );
}
