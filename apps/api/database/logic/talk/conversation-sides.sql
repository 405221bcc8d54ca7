-- keeps: conversation_sides (unread, last_message_id, waiting_from) by chat
-- from: messages
-- compared by: wrong_conversation_sides

-- What a side has not read are the messages of the other side after the newest that it read. A conversation that somebody marked
-- as unread counts one. The newest message of a side may be its own to many: such a message brings nothing to the top of its list.
-- A person waits in the inbox who wrote last, unless the conversation is done.
create view wrong_conversation_sides as
  select s.conversation_id, s.owner_id
  from conversation_sides as s
  join conversations as c on c.id = s.conversation_id
  cross join lateral (
    select max(m.id) as last_message_id,
      max(m.id) filter (where case
        when c.other_id is null then m.by_secretariat <> (s.owner_id is null)
        else m.sender_id <> s.owner_id end) as of_other,
      count(*) filter (where m.id > s.read_to and case
        when c.other_id is null then m.by_secretariat <> (s.owner_id is null)
        else m.sender_id <> s.owner_id end) as unread
    from messages as m where m.conversation_id = s.conversation_id) as t
  left join messages as newest on newest.id = s.last_message_id
  where s.last_message_id > coalesce(t.last_message_id, 0) or s.last_message_id < coalesce(t.of_other, 0)
    or (s.unread <> t.unread and not (s.unread = 1 and t.unread = 0))
    or (s.owner_id is null and s.done_at is null and (s.waiting_from is null) <> coalesce(newest.by_secretariat, true));
