import { bankFileRule } from '@indeks/contract/money/bank-reports/bank-reports.schemas';
import { UnstyledButton } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DropArea } from '#shared/ui/form/files/drop-area.tsx';
import { nameRefused, readRefusal, rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { TintedIcon } from '#shared/ui/page/tinted-icon.tsx';
import classes from './settlements.module.css';
import { settlementsTexts } from './settlements.texts.ts';

const texts = settlementsTexts.drop;
const rules = rulesOf(bankFileRule, texts.wrongKind);

/** A file of the bank is dropped or chosen here, and named where files are uploaded. */
export function DropReport() {
  const [refusal, setRefusal] = useState<string>();
  const choose = useRef<() => void>(null);
  const navigate = useNavigate();
  const take = (files: readonly File[]) => {
    const refusals = files.flatMap((file) => {
      const reason = readRefusal(file, rules);
      return reason === undefined ? [] : nameRefused(file, reason);
    });
    setRefusal(refusals.length > 0 ? refusals.join(' ') : undefined);
    if (refusals.length === 0) void navigate('/accountant-settlements?new=1', { state: { files } });
  };
  return (
    <>
      <DropArea className={classes.drop} endings={rules.endings} onFiles={take} chooseRef={choose} several>
        <UnstyledButton className={classes.dropInner} onClick={() => choose.current?.()}>
          <TintedIcon of={IconFileUpload} />
          <span>
            <strong className={classes.dropTitle}>{texts.title}</strong>
            <span className={classes.quiet}>{texts.help}</span>
          </span>
        </UnstyledButton>
      </DropArea>
      {refusal !== undefined && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
