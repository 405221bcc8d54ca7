import { IconNotebook } from '@tabler/icons-react';
import { protocolsTexts as texts } from './protocols.texts.ts';

/** Protocols are made from the journal, which everybody who lists them may open. */
export const openJournal = { label: texts.openJournal, icon: IconNotebook, to: '/evaluations-joined' };
