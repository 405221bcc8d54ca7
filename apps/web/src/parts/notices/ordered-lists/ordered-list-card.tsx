import { Button } from '@mantine/core';
import { orderedListRoutes as routes } from '@indeks/contract/notices/ordered-lists/ordered-lists.routes';
import type { OrderedList } from '@indeks/contract/notices/ordered-lists/ordered-lists.schemas';
import { listNames } from '@indeks/contract/notices/ordered-lists/ordered-lists.texts';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { fetchOrderedList } from '#data/notices/ordered-lists.ts';
import { readMessage } from '#shared/api/call-error.ts';
import { useCall } from '#shared/api/use-call.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice, type NoticeTone } from '#shared/ui/feedback/notice.tsx';
import { ProgressForLongWork } from '#shared/ui/feedback/progress-for-long-work.tsx';
import { snackbar } from '#shared/ui/feedback/snackbar.tsx';
import classes from './ordered-list-card.module.css';
import { orderedListTexts as texts } from './ordered-lists.texts.ts';

export function OrderedListCard({ order }: { order: OrderedList }) {
  return (
    <section className={classes.card} aria-label={texts.label(listNames[order.kind])}>
      <Content order={order} />
    </section>
  );
}

function Content({ order }: { order: OrderedList }) {
  if (order.state === 'ready') return <Ready order={order} />;
  if (order.state === 'failed')
    return (
      <Told tone="error" title={texts.failed} text={texts.failure(order.failure)}>
        <RemoveButton id={order.id} label={texts.hide} />
      </Told>
    );
  return <UnderWay order={order} />;
}

function UnderWay({ order: { id, state, done, total } }: { order: OrderedList }) {
  const waits = state === 'waiting';
  return (
    <div className={classes.underWay}>
      <div className={classes.progress}>
        <ProgressForLongWork
          label={waits ? texts.waiting : texts.drawing}
          detail={waits ? texts.leave : `${texts.progress(done, total)}. ${texts.leave}`}
          {...(!waits && { done: total === 0 ? 0 : done / total })}
        />
      </div>
      <RemoveButton id={id} label={texts.cancel} />
    </div>
  );
}

function Ready({ order: { id, total, keep_until } }: { order: OrderedList }) {
  const download = useDownload(() => fetchOrderedList(id));
  return (
    <Told tone="ok" title={texts.ready} text={texts.kept(total, keep_until)}>
      <BusyButton icon={IconDownload} {...download}>
        {texts.download}
      </BusyButton>
      <RemoveButton id={id} label={texts.remove} />
    </Told>
  );
}

interface ToldProps {
  tone: NoticeTone;
  title: string;
  text: string;
  children: ReactNode;
}

function Told({ tone, title, text, children }: ToldProps) {
  return (
    <Notice tone={tone} title={title}>
      <p className={classes.text}>{text}</p>
      <div className={classes.actions}>{children}</div>
    </Notice>
  );
}

function RemoveButton({ id, label }: { id: number; label: string }) {
  const remove = useCall('ordered-lists', routes.remove);
  const click = () => {
    remove({ params: { id } }).catch((error: unknown) => snackbar(readMessage(error), { tone: 'error' }));
  };
  return (
    <Button variant="default" onClick={click}>
      {label}
    </Button>
  );
}
