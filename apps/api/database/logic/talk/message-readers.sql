-- keeps: broadcast_recipients (read)
-- from: conversation_sides, messages
-- compared by: wrong_message_readers

-- Whoever reads a conversation reads the messages to many in it. Reading goes forward: what was read stays so.
create function mark_message_readers() returns trigger language plpgsql as $$
begin
  update broadcast_recipients as r set read = true
  from messages as m
  where m.conversation_id = new.conversation_id and m.id > old.read_to and m.id <= new.read_to
    and r.message_id = m.id and r.user_id = new.owner_id and r.state = 'sent' and not r.read;
  return null;
end $$;
create trigger message_readers_update after update of read_to on conversation_sides
  for each row when (new.owner_id is not null and new.read_to > old.read_to) execute function mark_message_readers();

create view wrong_message_readers as
  select r.id as recipient_id
  from broadcast_recipients as r
  join messages as m on m.id = r.message_id
  join conversation_sides as s on s.conversation_id = m.conversation_id and s.owner_id = r.user_id
  where r.state = 'sent' and r.read <> (s.read_to >= m.id);
