-- PostgreSQL does not take "owner_id is null" for one owner when it looks for an order: the shared inbox has indexes of its
-- own, so that its list is read from the newest on.
create index conversation_sides_inbox on conversation_sides (last_message_id) where owner_id is null;
create index conversation_sides_inbox_unread on conversation_sides (last_message_id) include (unread)
  where owner_id is null and unread > 0;

-- The search in the shared inbox walks back along this one for common words.
drop index messages_shared;
create index messages_shared on messages ((-id), id) where shared;
