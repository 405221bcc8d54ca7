-- keeps: conversation_sides (taken_by)
-- from: conversations
-- compared by: wrong_inbox_takers

-- The views of the inbox are walks along the sides, which therefore know who looks after a conversation.
create function keep_inbox_taker() returns trigger language plpgsql as $$
begin
  update conversation_sides set taken_by = new.taken_by where conversation_id = new.id and owner_id is null;
  return null;
end $$;
create trigger inbox_taker_update after update of taken_by on conversations
  for each row when (old.taken_by is distinct from new.taken_by) execute function keep_inbox_taker();

create function begin_inbox_side() returns trigger language plpgsql as $$
begin
  select taken_by into new.taken_by from conversations where id = new.conversation_id and other_id is null;
  return new;
end $$;
create trigger inbox_side_insert before insert on conversation_sides
  for each row when (new.owner_id is null) execute function begin_inbox_side();

create view wrong_inbox_takers as
  select s.conversation_id
  from conversation_sides as s join conversations as c on c.id = s.conversation_id
  where s.owner_id is null and s.taken_by is distinct from c.taken_by;
