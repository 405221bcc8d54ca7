import { bankFileRule } from '@indeks/contract/bank-reports/bank-reports.schemas';
import { UnstyledButton } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { readRefusal, rulesOf } from '#shared/ui/form/file-rules.ts';
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
    const reasons = files.flatMap((file) => readRefusal(file, rules) ?? []);
    setRefusal(reasons[0]);
    if (reasons.length === 0) void navigate('/accountant-settlements?new=1', { state: { files } });
  };
  return (
    <>
      <Dropzone
        className={classes['drop'] ?? ''}
        onDrop={take}
        multiple
        openRef={choose}
        // Mouse and keyboard use the button inside.
        activateOnClick={false}
        activateOnKeyboard={false}
        tabIndex={-1}
        enablePointerEvents
        inputProps={{ accept: rules.endings.join(','), 'aria-hidden': true }}
      >
        <UnstyledButton className={classes['dropInner'] ?? ''} onClick={() => choose.current?.()}>
          <TintedIcon of={IconFileUpload} />
          <span>
            <strong className={classes['dropTitle']}>{texts.title}</strong>
            <span className={classes['quiet']}>{texts.help}</span>
          </span>
        </UnstyledButton>
      </Dropzone>
      {refusal !== undefined && (
        <p className={classes['refusal']} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}
