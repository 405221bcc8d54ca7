import { formatNrb } from '@indeks/contract/numbers/nrb';
import type { Transfer } from '@indeks/contract/money/payments/own-payments.schemas';
import { Button } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useState } from 'react';
import { formatMoney } from '#shared/lib/format.ts';
import { CopyButton, WideCopyButton } from '#shared/ui/feedback/copy-button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { usePhone } from '#shared/ui/page/use-phone.ts';
import own from './transfer.module.css';
import classes from './own-payments.module.css';
import { ownPaymentsTexts as texts } from './own-payments.texts.ts';

interface TransferProps {
  transfer: Transfer;
  /** The enrolment that it pays for, so that the buttons of two cards differ. */
  of: string;
}

/** The data of a transfer, each with a copy button. */
export function TransferFields({ transfer: { account, recipient, title }, of }: TransferProps) {
  const phone = usePhone();
  const copyAccount = { value: account, label: texts.copyAccount, of, copiedText: texts.copiedAccount };
  return (
    <>
      <dl className={own.transfer}>
        <div>
          <dt>{texts.account}</dt>
          <dd className={own.account}>{formatNrb(account)}</dd>
          <dd>{!phone && <CopyButton {...copyAccount} />}</dd>
        </div>
        <div>
          <dt>{texts.recipient}</dt>
          <dd>{recipient}</dd>
          <dd>
            <CopyButton value={recipient} label={texts.copyRecipient} of={of} />
          </dd>
        </div>
        <div>
          <dt>{texts.transferTitle}</dt>
          <dd>{title}</dd>
          <dd>
            <CopyButton value={title} label={texts.copyTitle} of={of} />
          </dd>
        </div>
      </dl>
      {phone && <WideCopyButton {...copyAccount} />}
    </>
  );
}

/** The picture that the application of a bank reads; on a phone, which cannot see itself, only when asked for. */
export function TransferCode({ transfer, of }: TransferProps) {
  const phone = usePhone();
  const [shown, setShown] = useState(false);
  return (
    <div className={own.code}>
      {phone && (
        <Button
          variant="light"
          fullWidth
          leftSection={<Icon of={IconQrcode} />}
          aria-expanded={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? texts.hideQr : texts.showQr}
        </Button>
      )}
      {(shown || !phone) && (
        <>
          {/* As an image, so that nothing in it could run. */}
          <img
            className={own.picture}
            src={`data:image/svg+xml,${encodeURIComponent(transfer.qr)}`}
            alt={texts.qr(of, formatMoney(transfer.amount))}
          />
          <strong>{texts.payByPhone}</strong>
          <p className={classes.quiet}>{texts.payByPhoneHelp}</p>
        </>
      )}
    </div>
  );
}
