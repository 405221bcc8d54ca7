import { Fragment } from 'react';
import css from '#app/shell/keys-dialog.module.css';
import { keysTexts as texts } from '#app/shell/keys.texts.ts';
import { SwitchControl } from '#shared/ui/form/choices/switch-control.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Key } from '#shared/ui/page/key.tsx';
import { useSingleKeysChoice } from '#shared/ui/page/single-keys.ts';

interface KeysDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Each set of keys by what is on the page, which stays there under this dialog. */
const marksOf = {
  list: '[data-list]',
  report: '[aria-keyshortcuts="a"]',
  decisions: '[data-row-key]',
  chat: '[data-partner]',
  inbox: '[aria-keyshortcuts="e"]',
} as const;

const listKeys = () =>
  texts.keys.filter(
    ([, , where]) => where === 'everywhere' || document.querySelector(marksOf[where]) !== null,
  );

/** The keys that do something on the open page. */
export function KeysDialog({ opened, onClose }: KeysDialogProps) {
  const [on, choose] = useSingleKeysChoice();
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <dl className={css.keys}>
        {listKeys().map(([keys, does]) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <SwitchControl label={texts.single} description={texts.singleHelp} value={on} onChange={choose} />
    </Dialog>
  );
}
