-- Which subjects somebody who began in the intake has: the `after_join` of a subject. The contract's `programmeOf` says the same.
create function programme_of(intake date) returns smallint language sql immutable as $$
  select (case when intake <= date '2023-10-01' then 0 else 1 end)::smallint
$$;
