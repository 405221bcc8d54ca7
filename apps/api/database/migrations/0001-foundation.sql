-- What the tables of every area rest on.

create extension if not exists pg_trgm;
create extension if not exists unaccent;
-- Lets a trigram index hold the month of its row as well.
create extension if not exists btree_gin;

-- Search ignores case and Polish diacritics (ł included). Immutable, so that columns and indexes can rest on it.
create function search_text(text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, $1));

-- Numbers in a text are compared as numbers: 9 before 10.
create collation "pl-numbers" (provider = icu, locale = 'pl-u-kn-true');

-- The application writes with a role of its own; what it may not do, no bug of it can do.
grant usage on schema public to indeks_app;
alter default privileges in schema public grant select, insert, update, delete on tables to indeks_app;
alter default privileges in schema public grant usage, select on sequences to indeks_app;
-- A process compares what was applied with what it knows.
grant select on schema_migrations, schema_logic to indeks_app;
