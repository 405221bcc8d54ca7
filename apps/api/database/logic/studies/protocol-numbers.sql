-- keeps: protocol_counters (last) by protocols
-- from: protocols
-- compared by: wrong_protocol_numbers

-- Years in which a number is missing, or whose counter is not the last number.
create view wrong_protocol_numbers as
  select coalesce(c.year, p.year) as year
  from protocol_counters as c
  full join (select year, max(number) as last, count(*) as given from protocols group by year) as p on p.year = c.year
  where c.last is distinct from p.last or p.given <> p.last;
