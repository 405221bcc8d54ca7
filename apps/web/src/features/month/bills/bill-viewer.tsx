import { IconDownload } from '@tabler/icons-react';
import type { Bill } from '@indeks/contract/month/bills/bills.schemas';
import { useState } from 'react';
import { fetchScan, scanAddress } from '#data/month/bills.ts';
import { useDownload } from '#shared/api/use-download.ts';
import { formatDate } from '#shared/lib/format.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import classes from './bills.module.css';
import { billsTexts as texts } from './bills.texts.ts';

interface BillViewerProps {
  opened: boolean;
  bill: Bill | undefined;
  onClose: () => void;
}

/** The scan as large as the dialog allows. */
export function BillViewer({ opened, bill, onClose }: BillViewerProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="wide"
      title={bill ? texts.viewTitle(formatDate(bill.date)) : ''}
    >
      {bill && <Picture key={bill.file} bill={bill} />}
    </Dialog>
  );
}

function Picture({ bill }: { bill: Bill }) {
  const [failed, setFailed] = useState(false);
  const download = useDownload(() => fetchScan(bill));
  if (failed) return <Notice tone="error">{texts.pictureFailed}</Notice>;
  return (
    <>
      {bill.kind === 'pdf' ? (
        <p>{texts.isPdf}</p>
      ) : (
        <img
          className={classes.picture}
          src={scanAddress(bill, 'whole')}
          alt={texts.picture(bill.file_name)}
          onError={() => setFailed(true)}
        />
      )}
      <FormActions>
        <BusyButton variant="default" icon={IconDownload} {...download}>
          {texts.download}
        </BusyButton>
      </FormActions>
    </>
  );
}
