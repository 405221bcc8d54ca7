-- The highest rate that is free of tax depends on the engine. Of engines up to 900 cm³ a rate may be another one; null is the same.
alter table km_rates add column small_rate integer
  constraint km_rates_small_rate_check check (small_rate between 0 and 100000);
