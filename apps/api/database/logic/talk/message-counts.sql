-- keeps: broadcasts (sent, skipped, recalled) by broadcasts
-- from: broadcast_recipients
-- compared by: wrong_message_counts

-- What the list of messages to many counts, against what became of each recipient.
create view wrong_message_counts as
  select b.id as broadcast_id
  from broadcasts as b
  cross join lateral (
    select count(*) filter (where r.state = 'sent') as sent, count(*) filter (where r.state = 'skipped') as skipped,
      count(*) filter (where r.state = 'recalled') as recalled
    from broadcast_recipients as r where r.broadcast_id = b.id) as t
  where (b.sent, b.skipped, b.recalled) <> (t.sent, t.skipped, t.recalled);
