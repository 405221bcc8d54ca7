-- keeps: bank_report_rows (state, transfer_id) by bank-reports
-- from: bank_reports, payments, bank_row_allocations
-- compared by: wrong_conservation

-- What a row of a report gave: payments once the report is accepted, parts until then.
create view given_of_rows as
  select r.id as row_id, r.report_id, coalesce(p.sum, 0) as booked, coalesce(p.count, 0) as payments, p.explained,
    coalesce(a.sum, 0) as allocated
  from bank_report_rows as r
  left join (select bank_row_id, sum(amount) as sum, count(*) as count, bool_and(comment <> '') as explained
    from payments where bank_row_id is not null group by bank_row_id) as p on p.bank_row_id = r.id
  left join (select row_id, sum(amount) as sum from bank_row_allocations group by row_id) as a on a.row_id = r.id;

-- Every grosz of a file is booked, waits, is dismissed, is known by a row for which that holds, or is refused with a reason.
-- One row for each place where it is not so; none, whatever the order of acts.
create view wrong_conservation as
  select b.id as report_id, null::integer as row_id, 'rows and file differ' as problem, b.credit_sum - coalesce(s.sum, 0) as amount
  from bank_reports as b
  left join (select report_id, count(*) as count, sum(amount) as sum from bank_report_rows where transfer_id is not null
    group by report_id) as s on s.report_id = b.id
  where (b.credit_count, b.credit_sum) is distinct from (coalesce(s.count, 0)::integer, coalesce(s.sum, 0)::bigint)
  union all
  -- A single payment may be corrected, with a comment.
  select r.report_id, r.id, 'given in part', r.amount - g.booked
  from bank_report_rows as r
  join bank_reports as b on b.id = r.report_id and b.accepted_at is not null
  join given_of_rows as g on g.row_id = r.id
  where r.state in ('matched', 'explained') and g.booked <> r.amount and not (g.payments = 1 and g.explained)
  union all
  select r.report_id, r.id, 'given in part before it is accepted', r.amount - g.allocated
  from bank_report_rows as r
  join bank_reports as b on b.id = r.report_id and b.accepted_at is null
  join given_of_rows as g on g.row_id = r.id
  where r.state = 'explained' and g.allocated <> r.amount
  union all
  select r.report_id, r.id, 'given and not borne', g.booked + g.allocated
  from bank_report_rows as r
  join bank_reports as b on b.id = r.report_id
  join given_of_rows as g on g.row_id = r.id
  where (g.payments > 0 and (b.accepted_at is null or r.state not in ('matched', 'explained')))
    or (g.allocated > 0 and (b.accepted_at is not null or r.state <> 'explained'))
  union all
  select r.report_id, r.id, 'known to nobody', r.amount
  from bank_report_rows as r
  where r.state = 'known' and not exists (select from bank_report_rows as k where k.transfer_id = r.transfer_id and k.bears)
  union all
  select r.report_id, r.id, 'asked about nothing', r.amount
  from bank_report_rows as r
  where r.state = 'asked' and not exists (select from bank_report_rows as k where k.transfer_id = r.asked_about and k.bears)
  union all
  select r.report_id, r.id, 'withheld of a whole file', r.amount
  from bank_report_rows as r join bank_reports as b on b.id = r.report_id and b.acceptable
  where r.state = 'withheld'
  union all
  -- A row is of the transfer that its own was said to be in the end.
  select r.report_id, r.id, 'of another transfer', r.amount
  from bank_report_rows as r join transfers as t on t.id = coalesce(r.told_as, r.transfer_id)
  where coalesce(t.counts_as, t.id) <> r.transfer_id
  union all
  select null, null, 'said to be transfer ' || t.same_as || ' and counts as ' || t.counts_as, null
  from transfers as t join transfers as said on said.id = t.same_as
  where t.counts_as <> coalesce(said.counts_as, said.id);
