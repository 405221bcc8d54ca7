-- Studies: what a student got at each term of an exam or credit, and protocols of which one is in force. docs/decisions/0120 says why.

-- One row for each term that somebody sat, or did not come to.
create table attempts (
  enrolment_id integer not null references enrolments,
  sid integer not null references subjects,
  -- 1 the first term, 2 the re-sit.
  term smallint not null check (term between 1 and 2),
  -- In tenths: 45 is 4,5. 0: the student did not come.
  value smallint not null check (value = 0 or (value between 20 and 50 and value % 5 = 0)),
  -- Told when the protocol of the term is closed.
  examined_on date,
  -- Who gave it.
  uid integer not null references users,
  given_at timestamptz not null,
  version integer not null default nextval('grade_versions'),
  primary key (enrolment_id, sid, term)
);
-- Deleting a subject or a person asks every table that may name them.
create index attempts_subject on attempts (sid);
create index attempts_user on attempts (uid);

-- A grade is the attempt that counts, and has its version.
alter table grades alter column version drop default;

alter table grade_history
  add column term smallint not null default 1,
  add constraint grade_history_term check (term between 1 and 2);

alter table protocols
  -- The correction that is in force instead; it is written before that one.
  add column superseded_by integer unique references protocols deferrable initially deferred,
  -- Why a correction was made; empty for any other protocol.
  add column correction_reason text not null default '' check (char_length(correction_reason) <= 300),
  -- Whether its rows are attempts. Some protocols are older than attempts and say what was changed since.
  add column names_attempts boolean not null default true,
  add constraint protocols_supersede_another check (superseded_by <> id);
grant update (superseded_by) on protocols to indeks_app;

-- Of several protocols of one group and term the newest is in force, the others were superseded one by the next.
update protocols as p set superseded_by = later.id
  from (select id, lag(id) over (partition by sid, intake, type order by id) as earlier
    from protocols where withdrawn_at is null and type > 0) as later
  where later.earlier = p.id;
update protocols as p set correction_reason = 'Kolejny protokół tej samej grupy i sesji'
  where exists (select from protocols as earlier where earlier.superseded_by = p.id);
-- A table with something left to check gets no index.
set constraints all immediate;
create unique index protocols_in_force on protocols (sid, intake, type)
  where withdrawn_at is null and superseded_by is null and type > 0;

-- Every grade becomes an attempt. Where a protocol in force says that the student failed or did not come, and there is another
-- grade now, that grade is of the re-sit.
with named as (
  select pr.enrolment_id, pr.sid, p.type, max(coalesce(pr.value, 0)) as value,
    max(p.created_by) as uid, max(p.created_at) as given_at
  from protocol_rows as pr join protocols as p on p.id = pr.protocol_id
  where p.withdrawn_at is null and p.superseded_by is null and p.type > 0
  group by pr.enrolment_id, pr.sid, p.type
), known as (
  select enrolment_id, sid, g.value as grade, g.uid, g.given_at, g.version,
    f.value as first, f.uid as first_uid, f.given_at as first_at,
    r.value as resit, r.uid as resit_uid, r.given_at as resit_at
  from grades as g
  full join (select * from named where type = 1) as f using (enrolment_id, sid)
  full join (select * from named where type = 2) as r using (enrolment_id, sid)
), judged as (
  select *, case
      when first is null and resit is null then grade
      when first is null then null
      when first = coalesce(grade, 0) or (first < 30 and grade is not null) then first
      else grade end as term_1,
    case
      when first is null and resit is null then null
      when first is null then coalesce(grade, case when resit = 0 then 0 end)
      when first = coalesce(grade, 0) then case when resit in (0, grade) then resit end
      when first < 30 then grade end as term_2
  from known
)
insert into attempts (enrolment_id, sid, term, value, uid, given_at, version)
  select enrolment_id, sid, 1, term_1,
    case when term_1 = grade then uid else first_uid end, case when term_1 = grade then given_at else first_at end,
    case when term_1 = grade and term_2 is distinct from grade then version else nextval('grade_versions') end
  from judged where term_1 is not null
  union all
  select enrolment_id, sid, 2, term_2,
    case when term_2 = grade then uid else resit_uid end, case when term_2 = grade then given_at else resit_at end,
    case when term_2 = grade then version else nextval('grade_versions') end
  from judged where term_2 is not null;

-- Protocols whose rows were changed in another way say so themselves, and bind nobody.
update protocols as p set names_attempts = false
  where p.type = 0 or p.superseded_by is not null or p.withdrawn_at is not null or exists (
    select from protocol_rows as pr
    left join attempts as a on a.enrolment_id = pr.enrolment_id and a.sid = pr.sid and a.term = p.type
    where pr.protocol_id = p.id and a.value is distinct from coalesce(pr.value, 0));

-- The terms of changes before this one follow from the attempts that they led to.
insert into grade_history (enrolment_id, sid, term, after, actor_id, at)
  select a.enrolment_id, a.sid, a.term, a.value, a.uid, a.given_at from attempts as a
  where a.term = 2 or not exists (
    select from grade_history as h where h.enrolment_id = a.enrolment_id and h.sid = a.sid and h.term = 1 and h.after = a.value
      and not exists (select from grade_history as later where later.enrolment_id = a.enrolment_id and later.sid = a.sid
        and later.term = 1 and later.id > h.id))
  order by 1, 2, 3;
