-- Which places a post code serves: reference data that an operator loads from a file, as a whole.
create table postal_places (
  code text not null check (code ~ '^\d{2}-\d{3}$'),
  town text not null check (char_length(town) between 1 and 120),
  municipality text not null check (char_length(municipality) between 1 and 120),
  district text not null check (char_length(district) between 1 and 120),
  province text not null check (char_length(province) between 1 and 40),
  -- Begins with the code, by which a form asks.
  primary key (code, town, municipality, district, province)
);
