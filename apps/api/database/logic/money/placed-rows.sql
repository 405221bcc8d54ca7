-- writes: transfers, transfer_keys, bank_report_rows

-- The transfer that a row tells of, by the bank's reference within a format, otherwise by what the row says. A transfer
-- that another row of the same file tells of is not looked at, nor one with another reference of the same format, nor, where
-- the row has only the end of an account, those of several accounts. What was said to be another transfer is that one in all this,
-- and is answered as itself.
create function find_told_transfer(
  report integer, entry text, account text, format text, reference_key uuid, content_key uuid, claimed integer[]
) returns integer language plpgsql stable as $$
declare
  found integer;
begin
  if reference_key is not null then
    select min(k.transfer_id) into found
      from transfer_keys as k join transfers as t on t.id = k.transfer_id
      where k.key = find_told_transfer.reference_key and same_account(k.account, find_told_transfer.account)
        and (report, find_told_transfer.entry) not in (
          select r.report_id, r.entry from bank_report_rows as r where r.transfer_id = coalesce(t.counts_as, t.id));
    if found is not null then return found; end if;
  end if;
  select coalesce(min(k.transfer_id) filter (where k.account = find_told_transfer.account),
      case when count(distinct k.account) = 1 then min(k.transfer_id) end) into found
    from transfer_keys as k join transfers as t on t.id = k.transfer_id
    where k.key = find_told_transfer.content_key and k.reference_format is null
      and same_account(k.account, find_told_transfer.account) and coalesce(t.counts_as, t.id) <> all (claimed)
      and (find_told_transfer.reference_key is null or not exists (select from transfer_keys as f
        where f.transfer_id = any(said_to_be(coalesce(t.counts_as, t.id))) and f.reference_format = format))
      and (report, find_told_transfer.entry) not in (
        select r.report_id, r.entry from bank_report_rows as r where r.transfer_id = coalesce(t.counts_as, t.id));
  return found;
end $$;

-- Writes rows of a file, numbered in their order, each with its transfer, an old one or a new one. None bears its transfer yet. Only
-- rows to one account and of one amount can be of one transfer: these are placed one after another, and all others at once. Plans are
-- older than the rows that they meet: those by an index are right for any number of them.
create function place_rows(report integer, given json) returns integer[] language plpgsql
  set enable_seqscan to off set enable_hashjoin to off set enable_mergejoin to off as $$
declare
  turn jsonb;
  claimed integer[];
  placed integer[];
  all_placed integer[] := '{}';
begin
  claimed := array(
    select coalesce(t.counts_as, t.id) from json_to_recordset(given) as row(reference_key uuid)
    join transfer_keys as k on k.key = row.reference_key join transfers as t on t.id = k.transfer_id);
  for turn in
    with every as materialized (
      select nextval(pg_get_serial_sequence('bank_report_rows', 'id')) as id, element, element ->> 'account' as account
      from jsonb_array_elements(given::jsonb) as row(element)
    ), owners as (
      select asked.account, min(e.id) as enrolment_id
      from (select distinct account from every where length(account) >= 12) as asked
      join enrolments as e on right(e.bank_account, 12) = right(asked.account, 12)
        and right(e.bank_account, length(asked.account)) = asked.account
      group by asked.account having count(*) = 1
    ), numbered as (
      select every.element || jsonb_build_object('id', every.id, 'enrolment_id', owners.enrolment_id) as element,
        row_number() over (partition by right(every.account, 12), every.element -> 'amount' order by every.id) as number
      from every left join owners on owners.account = every.account
    )
    select jsonb_agg(element) from numbered group by number order by number
  loop
    with told as materialized (
      select row.*, told.transfer_id as old_id, (select counts_as from transfers where id = told.transfer_id),
        coalesce(told.transfer_id, nextval(pg_get_serial_sequence('transfers', 'id'))::integer) as told_as
      from jsonb_to_recordset(turn) as row(id integer, entry text, format text, line integer, account text, amount integer,
        date date, payer text, payer_account text, title text, reference text, raw text, reason text, reference_key uuid,
        content_key uuid, enrolment_id integer)
      cross join find_told_transfer(report, row.entry, row.account, row.format, row.reference_key, row.content_key, claimed)
        as told(transfer_id)
    ), new as (
      insert into transfers (id) overriding system value select told_as from told where old_id is null
    ), keyed as (
      insert into transfer_keys (key, account, reference_format, transfer_id)
      select every.key, told.account, every.format, told.told_as
      from told cross join lateral (values (content_key, null), (reference_key, format)) as every(key, format)
      where every.key is not null on conflict do nothing
    ), written as (
      insert into bank_report_rows (id, report_id, entry, line, state, reason, account, amount, date, payer, payer_account, title,
        reference, raw, enrolment_id, reference_key, content_key, transfer_id, told_as) overriding system value
      select told.id, report, entry, line, 'withheld', reason, account, amount, date, payer, payer_account, title, reference, raw,
        enrolment_id, reference_key, content_key, coalesce(told.counts_as, told.told_as),
        case when told.counts_as is not null then told.told_as end
      from told
      returning bank_report_rows.id
    )
    select array_agg(id) into placed from written;
    all_placed := all_placed || placed;
  end loop;
  return all_placed;
end $$;
