-- For how many days after an enrolment was made nothing of it is due. It holds for what is enrolled from its day until one of a
-- later day.
create table payment_grace (
  valid_from date primary key,
  days integer not null check (days between 0 and 365)
);

-- What a person has yet to pay for what is not archived, by the day until which it is paid in time. What was paid too much for one
-- enrolment pays the oldest of the others. Triggers keep it, and nothing else writes it.
create table due_list (
  uid integer not null,
  day date not null,
  amount bigint not null check (amount > 0),
  primary key (uid, day)
);
-- What is overdue on a day, of everybody.
create index due_list_day on due_list (day, uid) include (amount);
