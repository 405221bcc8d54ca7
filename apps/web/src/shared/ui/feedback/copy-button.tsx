import { Button } from '@mantine/core';
import { IconCopy, type TablerIcon } from '@tabler/icons-react';
import { useState } from 'react';
import { Icon, iconSizes } from '#shared/ui/icon.tsx';
import { QuietAction } from '#shared/ui/page/quiet-action.tsx';
import classes from './copy-button.module.css';
import { feedbackTexts } from './feedback.texts.ts';
import { Notice } from './notice.tsx';
import { snackbar } from './snackbar.tsx';

interface CopyButtonProps {
  value: string;
  /** The tooltip and, with `of`, the name: "Kopiuj e-mail". */
  label: string;
  /** The owner of the value, so that the names of many buttons in one list differ. */
  of?: string;
  copiedText?: string;
  /** The icon of what is copied, for a button without text beside it. */
  icon?: TablerIcon;
  /** In place of the label, where the value itself is to be read. */
  tooltip?: string;
}

export function CopyButton(props: CopyButtonProps) {
  const { value, label, of, copiedText = feedbackTexts.copied, icon = IconCopy, tooltip = label } = props;
  const { copy, failure } = useCopy(value, copiedText);
  return (
    <>
      <QuietAction
        className={classes.small}
        icon={icon}
        label={tooltip}
        name={of === undefined ? label : `${label}: ${of}`}
        size={26}
        iconSize={iconSizes.small}
        onClick={copy}
      />
      {failure}
    </>
  );
}

/** The same with its words, as wide as its place. */
export function WideCopyButton({ value, label, of, copiedText = feedbackTexts.copied }: CopyButtonProps) {
  const { copy, failure } = useCopy(value, copiedText);
  return (
    <>
      <Button
        fullWidth
        leftSection={<Icon of={IconCopy} />}
        aria-label={of === undefined ? label : `${label}: ${of}`}
        onClick={copy}
      >
        {label}
      </Button>
      {failure}
    </>
  );
}

function useCopy(value: string, copiedText: string) {
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setFailed(false);
      snackbar(copiedText);
    } catch {
      // The browser refused, or the page is not served over HTTPS.
      setFailed(true);
    }
  };
  const failure = failed && (
    <Notice tone="error" title={feedbackTexts.copyFailed}>
      {feedbackTexts.copyFailedDetail}
    </Notice>
  );
  return { copy: () => void copy(), failure };
}
