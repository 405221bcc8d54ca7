import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useWindowEvent } from '@mantine/hooks';
import { AbandonQuestion } from './abandon-question.tsx';
import { InsideDialog } from './inside-dialog.ts';
import { ModalFrame, type DialogSize } from './modal-frame.tsx';

export interface DialogFrameProps {
  opened: boolean;
  onClose: () => void;
  size?: DialogSize;
  atTop?: boolean;
  /** Neither Escape nor a click outside closes it, so that it cannot be closed by mistake. */
  persistent?: boolean;
  /** Back closes the dialog before it leaves the page; a persistent dialog ignores Back by default. */
  byBack?: boolean;
  /** Its work is running: nothing closes it meanwhile. */
  busy?: boolean;
}

/**
 * Overlay and card of a dialog; its content places a `Modal.Title`, which names it. A form inside that was changed is not
 * closed by a click outside, and everything else that would close it asks first.
 */
export function DialogFrame(props: DialogFrameProps & { children: ReactNode }) {
  const { opened, size = 'form', persistent = false, byBack = !persistent, children } = props;
  const { asking, leave, leaveUnchanged, stay, abandon, guard } = useClosing(props);
  return (
    <>
      <ModalFrame
        opened={opened}
        onClose={leave}
        onClickOutside={persistent ? undefined : leaveUnchanged}
        size={size}
        atTop={props.atTop}
        closesBy={{ escape: !persistent && !asking, back: byBack }}
      >
        <InsideDialog value={guard}>{children}</InsideDialog>
      </ModalFrame>
      {/* Mounted when it is asked: a listener that was there before would take the same Escape as an answer. */}
      {opened && asking && <AbandonQuestion onStay={stay} onAbandon={abandon} />}
    </>
  );
}

function useClosing({ opened, onClose, busy = false }: DialogFrameProps) {
  const [asking, setAsking] = useState(false);
  const { guard, hasChanges } = useForms();
  useWindowEvent('beforeunload', (event) => {
    if (opened && hasChanges()) event.preventDefault();
  });
  const leaveUnchanged = () => {
    if (!busy && !hasChanges()) onClose();
  };
  const leave = () => {
    if (!busy && hasChanges()) setAsking(true);
    else leaveUnchanged();
  };
  const stay = () => setAsking(false);
  const abandon = () => {
    setAsking(false);
    onClose();
  };
  return { asking, leave, leaveUnchanged, stay, abandon, guard };
}

/** The forms inside the dialog. */
function useForms() {
  const forms = useRef(new Set<() => boolean>());
  const guard = useMemo(
    () => ({
      addForm: (hasChanges: () => boolean) => {
        const { current } = forms;
        current.add(hasChanges);
        return () => void current.delete(hasChanges);
      },
    }),
    [],
  );
  return { guard, hasChanges: () => [...forms.current].some((hasChanges) => hasChanges()) };
}
