#!/usr/bin/env bash
# Runs once, in the database container: the owner migrates, the application only reads and writes rows.
set -euo pipefail
psql -v ON_ERROR_STOP=1 -U "${POSTGRES_USER:-postgres}" \
  -v owner="$OWNER_PASSWORD" -v app="$APP_PASSWORD" <<'SQL'
create role indeks_owner login password :'owner';
create role indeks_app login password :'app';
create database indeks owner indeks_owner;
SQL
