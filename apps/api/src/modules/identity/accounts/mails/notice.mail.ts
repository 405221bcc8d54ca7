import type { Config } from '#platform/config.ts';
import { greeting } from '#platform/mail/greeting.ts';
import { layOut, note, paragraph } from '#platform/mail/layout.ts';

/** Changes that an attacker who took the account over would make: the person is informed of each. */
export const noticeKinds = [
  'password-changed',
  'second-step-on',
  'second-step-off',
  'second-step-reset',
  'recovery-code-used',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

const words: Readonly<Record<NoticeKind, { readonly heading: string; readonly sentence: string }>> = {
  'password-changed': {
    heading: 'Hasło zostało zmienione',
    sentence: 'Hasło do Twojego konta zostało zmienione. Pozostałe sesje zostały zakończone.',
  },
  'second-step-on': {
    heading: 'Drugi krok logowania jest włączony',
    sentence:
      'Od teraz po haśle podajesz też kod z aplikacji. Kody zapasowe przechowuj w bezpiecznym miejscu.',
  },
  'second-step-off': {
    heading: 'Drugi krok logowania jest wyłączony',
    sentence: 'Od teraz do zalogowania wystarczy hasło.',
  },
  'second-step-reset': {
    heading: 'Drugi krok logowania został zresetowany',
    sentence:
      'Administrator wyłączył drugi krok logowania na Twoim koncie i zakończył Twoje sesje. Zaloguj się hasłem i włącz go ponownie w zakładce „Moje sesje”.',
  },
  'recovery-code-used': {
    heading: 'Użyto kodu zapasowego',
    sentence: 'Na Twoim koncie użyto jednego z kodów zapasowych. Ten kod już nie działa.',
  },
};

export const noticeMail = (kind: NoticeKind, name: string, config: Config) =>
  layOut(
    {
      subject: `${words[kind].heading} – Indeks`,
      heading: words[kind].heading,
      blocks: [
        greeting(name),
        paragraph(words[kind].sentence),
        note(`Jeśli to nie Ty, od razu zadzwoń do nas: ${config.SUPPORT_PHONE}.`),
      ],
    },
    config,
  );
