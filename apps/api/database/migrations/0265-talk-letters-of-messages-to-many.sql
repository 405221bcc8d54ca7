-- Talk: a message to many is mailed to those whose account is inactive, where its sender asks for it. docs/decisions/0550 says why.

alter table broadcasts add column mail_inactive boolean not null default false,
  add constraint broadcasts_mail_inactive check (not mail_inactive or kind = 'chat');
-- by_mail: the words went to the address and not into the chat.
alter table broadcast_recipients add column by_mail boolean not null default false,
  add constraint broadcast_recipients_by_mail check (not by_mail or message_id is null);
-- The report of those who got a mail.
create index broadcast_recipients_mailed on broadcast_recipients (broadcast_id, id) where by_mail;
