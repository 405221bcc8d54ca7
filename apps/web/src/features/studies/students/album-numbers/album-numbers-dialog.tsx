import { albumNumberRoutes as routes } from '@indeks/contract/studies/students/album-numbers.routes';
import { albumFileRule, type JudgedAlbumRow } from '@indeks/contract/studies/students/album-numbers.schemas';
import { albumNumberTexts } from '@indeks/contract/studies/students/album-numbers.texts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readMessage } from '#shared/api/call-error.ts';
import { call } from '#shared/api/call.ts';
import { useAction } from '#shared/api/use-action.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { BusyButton } from '#shared/ui/feedback/busy-button.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { Stepper } from '#shared/ui/feedback/stepper.tsx';
import { FileControl } from '#shared/ui/form/files/file-field.tsx';
import { rulesOf } from '#shared/ui/form/files/file-rules.ts';
import { FormActions } from '#shared/ui/form/form-layout.tsx';
import { AlbumRows } from './album-rows.tsx';
import classes from './album-numbers.module.css';
import { albumTexts as texts } from './album-numbers.texts.ts';

interface AlbumNumbersDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Album numbers of many students at once: a file, its verification, done. Each opening begins anew. */
export function AlbumNumbersDialog({ opened, onClose }: AlbumNumbersDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title} size="wide">
      {opened && <Steps onClose={onClose} />}
    </Dialog>
  );
}

type Step = { at: 0 } | { at: 1; read: readonly JudgedAlbumRow[] } | { at: 2; saved: number };

function Steps({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<Step>({ at: 0 });
  return (
    <div className={classes.steps}>
      <Stepper label={texts.stepsLabel} steps={texts.steps} current={step.at === 2 ? 3 : step.at} />
      {step.at === 0 && <FileStep onRead={(read) => setStep({ at: 1, read })} onCancel={onClose} />}
      {step.at === 1 && (
        <AlbumRows
          read={step.read}
          onSaved={(saved) => setStep({ at: 2, saved })}
          onBack={() => setStep({ at: 0 })}
        />
      )}
      {step.at === 2 && <DoneStep saved={step.saved} onClose={onClose} />}
    </div>
  );
}

interface FileStepProps {
  onRead: (rows: readonly JudgedAlbumRow[]) => void;
  onCancel: () => void;
}

const rules = rulesOf(albumFileRule, texts.wrongKind);

function FileStep({ onRead, onCancel }: FileStepProps) {
  const [file, setFile] = useState<File | null>(null);
  const [asked, setAsked] = useState(false);
  const upload = useAction((chosen: File) => call(routes.upload, { body: { file: chosen } }), {
    onSuccess: ({ items }) => onRead(items),
  });
  return (
    <>
      {upload.error && (
        <Notice tone="error" title={texts.failed}>
          {readMessage(upload.error)}
        </Notice>
      )}
      <FileControl
        label={texts.file}
        description={texts.fileHelp}
        rules={rules}
        value={file}
        onChange={setFile}
        error={asked && file === null ? albumNumberTexts.fileRequired : undefined}
        required
      />
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <BusyButton
          busy={upload.isPending}
          onClick={() => {
            setAsked(true);
            if (file) upload.mutate(file);
          }}
        >
          {texts.next}
        </BusyButton>
      </FormActions>
    </>
  );
}

function DoneStep({ saved, onClose }: { saved: number; onClose: () => void }) {
  return (
    <>
      <Notice tone="ok" title={saved === 0 ? texts.nothingChanged : texts.done(saved)} />
      <FormActions>
        <Button onClick={onClose} data-autofocus>
          {texts.close}
        </Button>
      </FormActions>
    </>
  );
}
