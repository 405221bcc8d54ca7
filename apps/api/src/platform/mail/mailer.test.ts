import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { expect, inject, test } from 'vitest';
import { mailsTo } from './fixtures/mailbox.ts';
import { button, code, layOut, list, note, paragraph } from './layout.ts';
import { PermanentFailure } from '../jobs/permanent-failure.ts';
import { createMailer, type Mail } from './mailer.ts';

const from = 'Indeks <nie-odpowiadaj@indeks.example>';
const provider = {
  PROVIDER_NAME: 'Akademia Żółta Sp. z o.o.',
  PROVIDER_ADDRESS: 'ul. Łąkowa 1, 00-001 Łódź',
};

const mailer = () => createMailer({ SMTP_URL: inject('services').smtpUrl, MAIL_FROM: from });
const someone = () => `${randomUUID()}@example.test`;
const plain = (to: string): Mail => ({ to, subject: 'Temat', html: '<p>Treść</p>', text: 'Treść' });

test('a mail arrives in HTML and in text, with Polish letters in subject and body', async () => {
  const to = someone();
  const draft = {
    subject: 'Zażółć gęślą jaźń',
    heading: 'Ustaw nowe hasło',
    blocks: [
      paragraph('Ktoś poprosił o nowe hasło i podał Twój adres.'),
      button('Ustaw nowe hasło', 'https://indeks.example/change-password?a=1&b=2'),
      code('hT7<kq>29'),
      list(['działa przez 30 minut', 'działa tylko raz']),
      note('To nie Ty? Zignoruj tę wiadomość.'),
    ],
  };
  await mailer().send({ to, ...layOut(draft, provider) });

  const [mail, ...others] = await mailsTo(to);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    subject: 'Zażółć gęślą jaźń',
    from: [{ name: 'Indeks', address: 'nie-odpowiadaj@indeks.example' }],
    to: [{ address: to }],
    headers: { 'auto-submitted': 'auto-generated' },
  });
  expect(mail?.html).toContain('Ktoś poprosił o\u00A0nowe hasło i\u00A0podał Twój adres.');
  expect(mail?.html).toContain('hT7&lt;kq&gt;29');
  expect(mail?.html).toContain('ul. Łąkowa 1, 00-001 Łódź');
  expect(mail?.text).toContain('Ustaw nowe hasło:\nhttps://indeks.example/change-password?a=1&b=2');
  expect(mail?.text).toContain('    hT7<kq>29');
  expect(mail?.text).toContain('- działa przez 30 minut\n- działa tylko raz');
});

test.for([
  ['an empty subject', { subject: '' }],
  ['two recipients', { to: 'a@example.test, b@example.test' }],
  ['a line break in the address', { to: 'a@example.test\r\nBcc: b@example.test' }],
  ['a name before the address', { to: 'Obcy <a@example.test>' }],
] as const)('%s is refused for good', async ([, change]) => {
  await expect(mailer().send({ ...plain(someone()), ...change })).rejects.toThrow(PermanentFailure);
});

test('a subject is written in one line, and its line breaks begin no header', async () => {
  const to = someone();
  await mailer().send({ ...plain(to), subject: 'Temat\r\nBcc: obcy@example.test' });
  const [mail] = await mailsTo(to);
  expect(mail?.subject).toBe('Temat Bcc: obcy@example.test');
  expect(await mailsTo('obcy@example.test')).toEqual([]);
});

test('a server that is away is a failure that names nobody', async () => {
  const away = createMailer({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: from });
  const failure: unknown = await away
    .send(plain('jan.kowalski@example.test'))
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'MailNotSent', code: 'ESOCKET' });
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('kowalski');
});

test('a server that refuses the recipient is a failure with its answer, and names nobody', async () => {
  const server = createServer((socket) => {
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const command = data.toString();
      if (command.startsWith('QUIT')) socket.end('221 bye\r\n');
      else if (command.startsWith('RCPT')) socket.write('550 <jan.kowalski@example.test> unknown\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number }; // a TCP server has an address with a port
  const refusing = createMailer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: from });
  const failure: unknown = await refusing
    .send(plain('jan.kowalski@example.test'))
    .catch((error: unknown) => error);
  server.close();
  expect(failure).toMatchObject({ name: 'MailNotSent', code: 'EENVELOPE 550' });
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toContain('kowalski');
});
