-- Studies: what became untrue after a certificate was issued, and how that ends. docs/decisions/0220 says why.

-- What a certificate in force says and what is so no longer. Triggers keep it, and nothing else writes it.
create table certificate_doubts (
  certificate_id integer not null references certificates,
  kind text not null check (kind in ('grade', 'protocol', 'archived')),
  -- Of a grade and of a protocol; an archived enrolment is of no subject.
  sid integer references subjects,
  since timestamptz not null,
  unique nulls not distinct (certificate_id, kind, sid),
  check ((sid is null) = (kind = 'archived'))
);
-- Deleting a subject asks every table that may name it.
create index certificate_doubts_subject on certificate_doubts (sid) where sid is not null;

-- What was issued in error, or about what is no longer so, and is in force no more.
alter table certificates
  add column annulled_at timestamptz,
  add column annulled_by integer references users,
  add column annulled_reason text check (char_length(annulled_reason) between 1 and 300);
alter table certificates
  add constraint certificates_annulled_fully check (num_nonnulls(annulled_at, annulled_by, annulled_reason) in (0, 3)),
  add constraint certificates_end_once check (annulled_at is null or superseded_by is null);
create index certificates_annulled_by on certificates (annulled_by) where annulled_by is not null;
grant update (annulled_at, annulled_by, annulled_reason) on certificates to indeks_app;
-- Another one may be issued after an annulled one.
drop index certificates_in_force;
create unique index certificates_in_force on certificates (enrolment_id, cid) where superseded_by is null and annulled_at is null;
