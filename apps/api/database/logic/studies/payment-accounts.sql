-- writes: payment_account_counters

-- The next number of the mask that no enrolment has, without its check digits; null when all are used up. Whoever asks at
-- the same time waits and gets another one.
create function next_payment_account(wanted text) returns text language plpgsql as $$
declare
  digits integer := 24 - char_length(wanted);
  given bigint;
  candidate text;
begin
  insert into payment_account_counters (mask, last) values (wanted, 0) on conflict (mask) do nothing;
  select last into given from payment_account_counters where mask = wanted for update;
  loop
    given := given + 1;
    if char_length(given::text) > digits then return null; end if;
    candidate := wanted || lpad(given::text, digits, '0');
    exit when not exists (select from enrolments as e where substr(e.bank_account, 3) = candidate);
  end loop;
  update payment_account_counters set last = given where mask = wanted;
  return candidate;
end $$;
