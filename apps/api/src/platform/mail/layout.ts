import type { Config } from '../config.ts';
import type { Mail } from './mailer.ts';
import { mailTexts } from './mail.texts.ts';
import { unbroken } from '../unbroken.ts';

/** The content of a mail. This module renders all mails, as HTML and as plain text. */
export interface MailDraft {
  readonly subject: string;
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
}

export type MailBlock =
  | { readonly kind: 'paragraph' | 'note' | 'code'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

export const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: unbroken(text) });
/** Quieter than a paragraph: how long a link works, what to do when one did not ask for the mail. */
export const note = (text: string): MailBlock => ({ kind: 'note', text: unbroken(text) });
/** Something to copy exactly, such as a one-time password. */
export const code = (text: string): MailBlock => ({ kind: 'code', text });
export const list = (items: readonly string[]): MailBlock => ({ kind: 'list', items: items.map(unbroken) });
export const button = (label: string, href: string): MailBlock => ({
  kind: 'button',
  label: unbroken(label),
  href: safeLink(href),
});

type Provider = Pick<Config, 'PROVIDER_NAME' | 'PROVIDER_ADDRESS'>;

export const layOut = (draft: MailDraft, provider: Provider): Omit<Mail, 'to'> => ({
  subject: draft.subject,
  html: htmlOf(draft, provider),
  text: textOf(draft, provider),
});

const safeLink = (href: string): string => {
  if (!['http:', 'https:', 'mailto:'].includes(new URL(href).protocol))
    throw new Error('A link in a mail must be http, https or mailto.');
  return href;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const font = "font-family:Figtree,'Segoe UI',Arial,sans-serif";
const styles = {
  page: `margin:0;padding:24px 12px;background-color:#F6F6FB;color:#1A1730;${font};font-size:16px;line-height:24px`,
  card: 'max-width:560px;margin:0 auto;background-color:#FFFFFF;border:1px solid #E5E3EF;border-radius:12px',
  product: 'padding:20px 28px;border-bottom:1px solid #E5E3EF;color:#493DCE;font-size:18px;font-weight:700',
  content: 'padding:24px 28px',
  heading: 'margin:0 0 16px;font-size:22px;line-height:28px;font-weight:700',
  paragraph: 'margin:0 0 16px',
  note: 'margin:0 0 16px;color:#5A5670;font-size:14px;line-height:20px',
  code: "margin:0 0 16px;padding:12px 16px;background-color:#F1F0FD;border-radius:8px;color:#1A1730;font-family:Consolas,'Courier New',monospace;font-size:20px;line-height:28px;letter-spacing:1px;word-break:break-all",
  list: 'margin:0 0 16px;padding-left:24px',
  buttonBox: 'margin:0 0 16px',
  button:
    'display:inline-block;padding:12px 24px;background-color:#493DCE;border-radius:8px;color:#FFFFFF;font-weight:600;text-decoration:none',
  address: 'color:#3C31B0;word-break:break-all',
  foot: 'max-width:560px;margin:0 auto;padding:16px 28px;color:#5A5670;font-size:13px;line-height:20px',
} as const;

/**
 * The dark look, for readers that know a style sheet and prefer it. The colours in the tags are stronger than any class, hence the
 * marks of importance.
 */
const dark = `@media (prefers-color-scheme: dark) {
.page { background-color: #14121F !important; color: #F1F0FA !important }
.card { background-color: #1E1B2E !important; border-color: #3A3652 !important }
.product { border-color: #3A3652 !important; color: #B3ABFF !important }
.quiet { color: #B9B5CC !important }
.code { background-color: #2A2640 !important; color: #F1F0FA !important }
.button { background-color: #5A4EE0 !important; color: #FFFFFF !important }
.address { color: #B3ABFF !important }
}`;

/** Styles stand in the tags, because many mail readers drop style sheets; there is no image to be blocked. */
const htmlOf = ({ subject, heading, blocks }: MailDraft, provider: Provider): string => `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>
${dark}
</style>
<title>${escaped(subject)}</title>
</head>
<body class="page" style="${styles.page}">
<div class="card" style="${styles.card}">
<div class="product" style="${styles.product}">${mailTexts.product}</div>
<div style="${styles.content}">
<h1 style="${styles.heading}">${escaped(unbroken(heading))}</h1>
${blocks.map(blockHtml).join('\n')}
</div>
</div>
<div class="quiet" style="${styles.foot}">${[mailTexts.automatic, ...signature(provider)].map(escaped).join('<br>')}</div>
</body>
</html>
`;

const blockHtml = (block: MailBlock): string => {
  if (block.kind === 'button') return buttonHtml(block.label, escaped(block.href));
  if (block.kind === 'list')
    return `<ul style="${styles.list}">${block.items.map((item) => `<li>${lines(item)}</li>`).join('')}</ul>`;
  return `<p${classOf[block.kind]} style="${styles[block.kind]}">${lines(block.text)}</p>`;
};

const classOf = { paragraph: '', note: ' class="quiet"', code: ' class="code"' } as const;

const buttonHtml = (label: string, href: string): string =>
  `<p style="${styles.buttonBox}"><a href="${href}" class="button" style="${styles.button}">${escaped(label)}</a></p>
<p class="quiet" style="${styles.note}">${mailTexts.linkFallback}<br><a href="${href}" class="address" style="${styles.address}">${href}</a></p>`;

const textOf = ({ heading, blocks }: MailDraft, provider: Provider): string =>
  [
    mailTexts.product,
    unbroken(heading),
    ...blocks.map(blockText),
    ['-- ', mailTexts.automatic, ...signature(provider)].join('\n'),
  ].join('\n\n') + '\n';

const blockText = (block: MailBlock): string => {
  if (block.kind === 'button') return `${block.label}:\n${block.href}`;
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
  return block.kind === 'code' ? `    ${block.text}` : block.text;
};

const signature = (provider: Provider): readonly string[] => [
  unbroken(provider.PROVIDER_NAME),
  unbroken(provider.PROVIDER_ADDRESS),
];
