import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { broadcastQuery } from '#data/talk/broadcasts.ts';
import { isScheduled, progressInWords } from '#parts/talk/broadcasts/progress-in-words.ts';
import { SuccessDialog } from '#shared/ui/dialog/success-dialog.tsx';
import { writingTexts as texts } from './writing.texts.ts';

interface SentDialogProps {
  id: number | undefined;
  back: string;
}

/** How far it has come, or when it goes; closed, it leads back. */
export function SentDialog({ id, back }: SentDialogProps) {
  const navigate = useNavigate();
  const { data } = useQuery({ ...broadcastQuery(id ?? 0), enabled: id !== undefined });
  return (
    <SuccessDialog
      opened={id !== undefined}
      onClose={() => void navigate(back)}
      sentence={data && isScheduled(data) ? texts.scheduled : texts.sent}
      detail={data && progressInWords(data)}
      offer={
        <Button component={Link} to={`/sent-messages/${id ?? 0}`}>
          {texts.report}
        </Button>
      }
    />
  );
}
