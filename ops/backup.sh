#!/usr/bin/env bash
# Backup of PostgreSQL that loses seconds, not a day: a copy of the cluster from time to time, and in between its
# write-ahead log as it is written.
#   backup.sh base DIR URL    one copy into DIR/base (once a day; keeps the last one until the new one is whole)
#   backup.sh wal  DIR URL    runs for ever and receives the log into DIR/wal (as a service, on another machine)
# URL names a role with the right to replicate, for example postgres://postgres@db.example/postgres
set -euo pipefail
what=${1:?base or wal} dir=$(realpath -m "${2:?folder}") url=${3:?address}
slot=indeks_backup
mkdir -p "$dir/wal"

case $what in
base)
  rm -rf "$dir/base.new"
  # Without the log: `backup.sh wal` has it, from before this copy began.
  pg_basebackup -d "$url" -D "$dir/base.new" --format=tar --gzip --wal-method=none --checkpoint=fast --no-password
  rm -rf "$dir/base.old"
  [ ! -e "$dir/base" ] || mv "$dir/base" "$dir/base.old"
  mv "$dir/base.new" "$dir/base"
  rm -rf "$dir/base.old"
  # Log from before this copy is needed no more.
  first=$(tar -xzOf "$dir/base/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \(.*\))/\1/p')
  pg_archivecleanup "$dir/wal" "$first"
  ;;
wal)
  # The slot makes the server keep what we have not received yet.
  pg_receivewal -d "$url" -D "$dir/wal" --slot="$slot" --create-slot --if-not-exists --no-password
  exec pg_receivewal -d "$url" -D "$dir/wal" --slot="$slot" --synchronous --no-password
  ;;
*)
  echo "unknown: $what" >&2
  exit 2
  ;;
esac
