import { IconMessage } from '@tabler/icons-react';
import { useOpen } from '#shared/ui/dialog/use-open.ts';
import { WhenOpened } from '#shared/ui/dialog/when-opened.tsx';
import { lazyPart } from '#shared/ui/lazy-part.ts';
import type { OpenAsking, TellOffice } from './ask-office.tsx';
import { askingTexts as texts } from './asking.texts.ts';

const AskOffice = lazyPart(async () => (await import('./ask-office.tsx')).AskOffice);

export interface Office {
  tellOffice: TellOffice;
  longestMessage: number;
}

/** The action that asks the secretariat to add somebody, for people who may not add students at present, and its dialogs. */
export function useAskingOffice(office: Office, intakes: readonly string[] | undefined, blocked: boolean) {
  const asking = useOpen<OpenAsking>('ask-office');
  const ask = { label: texts.ask, icon: IconMessage, onClick: () => asking.show({ kind: 'ask' }) };
  return {
    asks: blocked ? [ask] : [],
    dialogs: (
      <WhenOpened opened={asking.anyOpen && intakes !== undefined}>
        <AskOffice {...asking} {...office} intakes={intakes} />
      </WhenOpened>
    ),
  };
}
