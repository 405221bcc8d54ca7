-- Studies: what only a certificate says of courses, their subjects and enrolments, and where it stands on a blank.
-- docs/decisions/0360 says why these are tables of their own. Whatever has no row is as it was before: nothing more is known.

-- Of a course: the qualification it gives, the level of the frame, and what its graduates are trained for.
create table certificate_courses (
  id integer primary key references courses on delete cascade,
  qualification text not null default '' check (char_length(qualification) <= 300),
  prk_level smallint check (prk_level between 6 and 8),
  statement text not null default '' check (char_length(statement) <= 1500),
  version integer not null default 1
);

-- Of the hours and points of a subject, those that form practical skills, the practice among them, and those at a distance.
create table certificate_subjects (
  sid integer primary key references subjects on delete cascade,
  hours_practical smallint not null check (hours_practical between 0 and 1000),
  ects_practical smallint not null check (ects_practical between 0 and 60),
  hours_practice smallint not null check (hours_practice between 0 and hours_practical),
  hours_distance smallint not null check (hours_distance between 0 and 1000),
  ects_distance smallint not null check (ects_distance between 0 and 60)
);

-- Of an enrolment: its own first and last day, where they differ from those of the intake, and where the practice was.
create table certificate_enrolments (
  id integer primary key references enrolments on delete cascade,
  began_on date,
  ended_on date,
  practice_place text not null default '' check (char_length(practice_place) <= 300),
  version integer not null default 1,
  check (ended_on > began_on)
);

-- How far the text moves on a blank, to the right and down, in tenths of a millimetre. One row, or none before the first save.
create table certificate_layouts (
  id smallint primary key default 1 check (id = 1),
  right_tenths smallint not null check (right_tenths between -200 and 200),
  down_tenths smallint not null check (down_tenths between -200 and 200),
  version integer not null default 1
);

-- The lines of the register that wait for somebody, newest first or by name: few of all.
create index certificate_register_waiting on certificate_register (made_on, id) include (cid, pid, certificate_id) where handed_on is null;
create index certificate_register_waiting_name on certificate_register (name, id) include (cid, pid, certificate_id) where handed_on is null;
create index certificate_register_no_blank on certificate_register (made_on, id) include (cid, pid, certificate_id) where blank = '';
create index certificate_register_no_blank_name on certificate_register (name, id) include (cid, pid, certificate_id) where blank = '';
