-- keeps: certificate_counters (last) by certificates
-- from: certificates
-- compared by: wrong_certificate_numbers

-- Years in which a number is missing, or whose counter is not the last number.
create view wrong_certificate_numbers as
  select coalesce(c.year, given.year) as year
  from certificate_counters as c
  full join (select year, max(number) as last, count(*) as given from certificates group by year) as given on given.year = c.year
  where c.last is distinct from given.last or given.given <> given.last;
