import { IconFileTypePdf } from '@tabler/icons-react';
import { Link } from 'react-router';
import { fetchFormPdf } from '#data/employment/papers.ts';
import { useSession } from '#shared/api/session-context.tsx';
import { useDownload } from '#shared/api/use-download.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import classes from './dialogs.module.css';
import { dialogsTexts } from './dialogs.texts.ts';

const texts = dialogsTexts.saved;

/** Waits until it is closed: the saved form still has to be signed. */
export function SavedDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { user } = useSession();
  const print = useDownload(() => fetchFormPdf(user.id));
  return (
    <SuccessDialog
      opened={opened}
      onClose={onClose}
      sentence={texts.sentence}
      detail={
        <>
          {texts.toSign}
          <br />
          {texts.laterIn}
          <Link to="/settings?tab=kwestionariusz" className={classes.link}>
            {texts.settings}
          </Link>
          .
        </>
      }
      offer={
        <BusyButton icon={IconFileTypePdf} {...print}>
          {texts.print}
        </BusyButton>
      }
    />
  );
}
