import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import type { OpenOf } from '#shared/ui/dialog/use-open.ts';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import classes from './explain.module.css';
import { explainTexts } from './explain.texts.ts';

const texts = explainTexts.keys;

const keys = [
  { names: ['↑', '↓'], short: texts.move, words: texts.moveHelp },
  { names: [texts.digits], short: texts.choose, words: texts.chooseHelp },
  { names: ['Enter'], short: texts.give, words: texts.giveHelp },
  { names: ['P'], short: texts.later, words: texts.laterHelp },
] as const;

/** The keys of an open payment; on a phone there are none. */
export function QueueKeys({ onHelp }: { onHelp: () => void }) {
  return (
    <div className={classes.keys} role="note" aria-label={texts.list}>
      {keys.map(({ names, short }) => (
        <span key={short}>
          <KeyNames names={names} /> {short}
        </span>
      ))}
      <ActionIcon variant="subtle" color="gray" size={28} aria-label={texts.list} onClick={onHelp}>
        <Icon of={IconHelpCircle} />
      </ActionIcon>
    </div>
  );
}

export interface OpenKeys {
  kind: 'keys';
}

/** The meaning of each key, opened by ?. */
export function KeysDialog({ open }: { open: OpenOf<OpenKeys> }) {
  return (
    <Dialog opened={open.opened} onClose={open.close} title={texts.list}>
      <dl className={classes.keysHelp}>
        {[...keys, { names: ['?'], short: texts.list, words: texts.help }].map(({ names, words }) => (
          <div key={words}>
            <dt>
              <KeyNames names={names} />
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

function KeyNames({ names }: { names: readonly string[] }) {
  return names.map((name) => <kbd key={name}>{name}</kbd>);
}
