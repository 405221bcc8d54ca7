-- writes: transfers, transfers_apart, bank_report_rows

-- Whether two numbers can be of one account: whole ones are equal, of others the ends that both have.
create function same_account(one text, other text) returns boolean language sql immutable as $$
  select right(one, least(length(one), length(other))) = right(other, least(length(one), length(other)))
$$;

-- Whether one text has most of the other, whatever stands around it; null where one of them says nothing.
create function alike(one text, other text) returns boolean language sql immutable as $$
  select case when one <> '' and other <> '' then
    greatest(word_similarity(search_text(one), search_text(other)), word_similarity(search_text(other), search_text(one))) >= 0.6
  end
$$;

-- The transfers that were said to be this one, and itself. In this language the plans of a statement are kept, here and below.
create function said_to_be(transfer integer) returns integer[] language plpgsql stable as $$
begin
  return transfer || array(select id from transfers where counts_as = transfer);
end $$;

-- Whether somebody said of the two, or of what was said to be one of them, that they are two.
create function are_apart(one integer, other integer) returns boolean language plpgsql stable as $$
declare
  own integer[] := said_to_be(one);
  others integer[] := said_to_be(other);
begin
  return exists (select from transfers_apart
    where transfer_id = any(own) and other_id = any(others) or transfer_id = any(others) and other_id = any(own));
end $$;

-- For each of the rows the transfer that counts already and is probably its own: to the same account, of the same amount, a day apart
-- at the most, alike in payer or title, told by another file, and nobody has said that they are two. Of several first one that no other
-- row of the file is asked about, and of the same day. What is asked of other rows is written so that the index of a transfer answers
-- it, never that of a report. As if the reports that are left out were not there.
create function find_probable_transfers(ids integer[], without integer[] default '{}') returns table (id integer, transfer_id integer) language sql stable as $$
  select r.id, likely.transfer_id
  from bank_report_rows as r
  join lateral (
    select k.transfer_id
    from bank_report_rows as k
    where k.bears and right(k.account, 12) = right(r.account, 12) and k.amount = r.amount
      and k.date between r.date - 1 and r.date + 1
      and k.transfer_id <> r.transfer_id and same_account(k.account, r.account)
      and (alike(k.payer, r.payer) is true or alike(k.title, r.title) is true
        or (alike(k.payer, r.payer) is null and alike(k.title, r.title) is null))
      -- When several wait for an answer, each is asked about an older one, so that two are never asked about each other.
      and (k.state <> 'asked' or (k.transfer_id < r.transfer_id and k.asked_about <> r.transfer_id))
      and k.report_id <> all (without)
      and not are_apart(k.transfer_id, r.transfer_id)
      -- A file that tells of both says that they are two.
      and (k.report_id, k.entry) <> (r.report_id, r.entry)
      and not exists (select report_id, entry from bank_report_rows where transfer_id = k.transfer_id
        intersect select report_id, entry from bank_report_rows where transfer_id = r.transfer_id)
    order by (r.report_id, r.entry) in (select q.report_id, q.entry from bank_report_rows as q
        where q.asked_about = k.transfer_id and q.id <> r.id),
      k.state = 'asked', k.date <> r.date, k.transfer_id limit 1) as likely on true
  where r.id = any(ids)
$$;

-- Lets each of the rows, of reports that can be accepted, bear its transfer if no other row does. Only rows to one account and of one
-- amount can be of one transfer or alike: these are judged one after another, in the order of their numbers, and all others at once.
-- Plans are older than the rows that they meet: those by an index are right for any number of them.
create function bear_rows(ids integer[]) returns void language plpgsql
  set enable_seqscan to off set enable_hashjoin to off set enable_mergejoin to off as $$
declare
  turn integer[];
  unborne integer[];
begin
  for turn in
    select array_agg(numbered.id) from (
      select r.id, row_number() over (partition by right(r.account, 12), r.amount order by r.id) as number
      from bank_report_rows as r where r.id = any(ids)) as numbered
    group by numbered.number order by numbered.number
  loop
    unborne := array(
      select r.id from bank_report_rows as r where r.id = any(turn) and r.transfer_id not in (
        select k.transfer_id from bank_report_rows as k where k.transfer_id = r.transfer_id and k.bears and k.id <> r.id));
    update bank_report_rows as r
      set state = case when r.id <> all (unborne) then 'known' when likely.id is not null then 'asked'
          when r.enrolment_id is null then 'unmatched' else 'matched' end,
        asked_about = likely.transfer_id, version = r.version + 1
      from unnest(turn) as judged(id) left join find_probable_transfers(unborne) as likely on likely.id = judged.id
      where r.id = judged.id;
  end loop;
end $$;

-- For each transfer, the row that bears it when the given reports go: one of an accepted report if there is one.
create function next_bearers(orphans integer[], without integer[] default '{}') returns integer[] language sql stable as $$
  select coalesce(array_agg(heir.id), '{}') from (
    select distinct on (r.transfer_id) r.id
    from bank_report_rows as r join bank_reports as b on b.id = r.report_id and b.acceptable
    where r.transfer_id = any(orphans) and r.report_id <> all (without)
      and not exists (select from bank_report_rows as k
        where k.transfer_id = r.transfer_id and k.bears and k.report_id <> all (without))
    order by r.transfer_id, b.accepted_at is null, r.report_id, r.id) as heir
$$;

-- Who bears what the given reports bear now when they go: the next row that tells of the same transfer, else the first that was asked
-- about it, and what else of its file was; and whether these are asked about another transfer then.
create function rows_after(going integer[]) returns table (transfer_id integer, row_id integer, asked boolean) language sql stable as $$
  with borne as (select r.transfer_id from bank_report_rows as r where r.report_id = any(going) and r.bears),
  heirs as (
    select r.transfer_id, r.id from bank_report_rows as r
    where r.id = any(next_bearers(array(select b.transfer_id from borne as b), going))),
  doubted as (
    select d.transfer_id, d.id from (
      select q.asked_about as transfer_id, q.id, (q.report_id, q.entry) as file,
        first_value((q.report_id, q.entry)) over (partition by q.asked_about order by q.id) as first_file
      from bank_report_rows as q join borne as b on b.transfer_id = q.asked_about
      where q.report_id <> all (going) and q.asked_about not in (select h.transfer_id from heirs as h)) as d
    where d.file = d.first_file),
  next as (select h.transfer_id, h.id from heirs as h union all select d.transfer_id, d.id from doubted as d),
  likely as (select l.id from find_probable_transfers(array(select n.id from next as n), going) as l)
  select n.transfer_id, n.id, n.id in (select l.id from likely as l) from next as n
$$;

-- After reports went: each of the transfers is borne by the next row that tells of it; and whatever was asked about one that
-- nobody tells of any more is asked anew. Answers all rows that it judged.
create function hand_over(orphans integer[]) returns integer[] language plpgsql as $$
declare
  heirs integer[] := next_bearers(orphans);
  waiting integer[];
begin
  perform bear_rows(heirs);
  waiting := array(
    select q.id from bank_report_rows as q where q.asked_about = any(orphans)
      and not exists (select from bank_report_rows as k where k.transfer_id = q.asked_about and k.bears));
  perform bear_rows(waiting);
  return heirs || waiting;
end $$;

-- The two are one: whatever belonged to the second belongs to the first. Answers the rows that it judged anew.
create function merge_transfers(kept integer, merged integer) returns integer[] language plpgsql as $$
declare
  judged integer[];
begin
  update bank_report_rows set state = 'known', asked_about = null, version = version + 1
    where transfer_id = merged and bears;
  update bank_report_rows set transfer_id = kept, told_as = coalesce(told_as, merged) where transfer_id = merged;
  update bank_report_rows set asked_about = kept where asked_about = merged;
  update transfers set counts_as = kept where counts_as = merged;
  update transfers set same_as = kept, counts_as = kept where id = merged;
  -- What was asked about the second may have been a row of the first.
  judged := array(select id from bank_report_rows where asked_about = kept and transfer_id = kept);
  perform bear_rows(judged);
  return judged;
end $$;

-- Takes back that a transfer is another one: it stands for itself again, with whatever was said to be it. One of the two is
-- borne; of the other the given row, or the next that can, is asked about the first. Answers the rows that it judged.
create function part_transfers(parted integer, asked_row integer) returns integer[] language plpgsql as $$
declare
  whole integer := (select counts_as from transfers where id = parted);
  back integer[];
  orphan integer;
  heir integer;
begin
  back := array(
    with recursive own as (
      select id from transfers where id = parted
      union all select t.id from transfers as t join own on t.same_as = own.id)
    select id from own);
  update transfers set same_as = null, counts_as = null where id = parted;
  update transfers set counts_as = parted where id = any(back) and id <> parted;
  update bank_report_rows set transfer_id = parted, told_as = nullif(told_as, parted) where told_as = any(back);
  orphan := case when exists (select from bank_report_rows where transfer_id = parted and bears) then whole else parted end;
  select r.id into heir from unnest(next_bearers(array[orphan])) as next(id)
    join bank_report_rows as n on n.id = next.id
    join bank_report_rows as r on r.transfer_id = n.transfer_id and r.id in (asked_row, n.id)
    order by r.id <> asked_row limit 1;
  update bank_report_rows set state = 'asked', asked_about = case when orphan = parted then whole else parted end,
      version = version + 1
    where id = heir;
  return hand_over(array[parted, whole]);
end $$;

-- What was said of a transfer to be two with.
create function apart_of(transfer integer) returns setof transfers_apart language sql stable as $$
  select a.* from (select said_to_be(transfer) as own) as s
  join transfers_apart as a on a.transfer_id = any(s.own) or a.other_id = any(s.own)
  where (a.transfer_id = any(s.own)) <> (a.other_id = any(s.own))
$$;

-- Takes back the newest answer that the transfer of a row is another one than it looks like; the row is asked about that one again.
create function forget_apart(asked_row integer) returns void language plpgsql as $$
declare
  own integer := (select transfer_id from bank_report_rows where id = asked_row);
  said transfers_apart;
  other integer;
begin
  select * into said from apart_of(own) order by said_at desc limit 1;
  delete from transfers_apart where transfer_id = said.transfer_id and other_id = said.other_id;
  select coalesce(counts_as, id) into other from transfers
    where id in (said.transfer_id, said.other_id) and id <> all (said_to_be(own));
  update bank_report_rows set state = 'asked', asked_about = other, version = version + 1
    where id = asked_row and exists (select from bank_report_rows as k
      where k.transfer_id = other and k.bears and k.asked_about is distinct from own);
end $$;
