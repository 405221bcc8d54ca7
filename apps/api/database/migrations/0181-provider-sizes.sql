-- How large the database was on a day, whole and by its largest tables, so that its growth can be told.
create table installation_sizes (
  day date not null,
  -- Of a table, or empty for the whole database.
  name text not null check (char_length(name) <= 63),
  bytes bigint not null check (bytes >= 0),
  primary key (day, name)
);
