#!/usr/bin/env bash
# Backup of PostgreSQL that loses seconds, not a day: a copy of the cluster from time to time, and in between its
# write-ahead log as it is written.
#   backup.sh base   DIR URL   one copy into DIR/copies/TIME (once a day); older ones go only when it and those that
#                              stay have been verified, and at least two stay (KEEP=2)
#   backup.sh wal    DIR URL   runs for ever and receives the log into DIR/wal (as a service, on another machine)
#   backup.sh verify DIR       verifies every copy that lies there; fails when one is broken
# URL names a role with the right to replicate, for example postgres://postgres@db.example/postgres
# MARK_URL, if it is set, names the portal's own database and a role that may call note_backup there: the portal is told of
# a copy that is whole, and its nightly check says how old the newest one is
set -euo pipefail
what=${1:?base, wal or verify} dir=$(realpath -m "${2:?folder}")
slot=indeks_backup
keep=${KEEP:-2} wait_seconds=${WAL_WAIT_SECONDS:-60}
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
PATH="${bin:+$bin:}$PATH"
mkdir -p "$dir/wal" "$dir/copies"

# The checksum of every file, and all of the log without which the copy cannot be opened.
verify() { # verify COPY
  local copy=$1 unpacked ok=1
  unpacked=$(mktemp -d "$dir/verify.XXXXXX")
  if tar -xzf "$copy/base.tar.gz" -C "$unpacked" && cp "$copy/backup_manifest" "$unpacked/"; then
    # The last segment arrives a moment after the copy.
    for ((second = 0; second <= wait_seconds; second++)); do
      if pg_verifybackup --quiet --wal-directory="$dir/wal" "$unpacked" 2>"$dir/verify.log"; then
        ok=0
        break
      fi
      sleep 1
    done
    [ "$ok" = 0 ] || cat "$dir/verify.log" >&2
  fi
  rm -rf "$unpacked" "$dir/verify.log"
  return "$ok"
}

# Names of copies are the moments at which they were finished, so they sort by age.
copies() { ls "$dir/copies" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort || true; }

case $what in
base)
  [ "$keep" -ge 2 ] || { echo "KEEP is at least 2" >&2; exit 2; }
  rm -rf "$dir"/copies/new "$dir"/verify.*
  # Without the log: `backup.sh wal` has it, from before this copy began.
  pg_basebackup -d "${3:?address}" -D "$dir/copies/new" --format=tar --gzip --wal-method=none --checkpoint=fast --no-password
  name=$(date -u +%Y%m%dT%H%M%SZ)
  if ! verify "$dir/copies/new"; then
    rm -rf "$dir/copies/new"
    echo "the new copy is broken; the older ones stay" >&2
    exit 1
  fi
  mv "$dir/copies/new" "$dir/copies/$name"
  mapfile -t kept < <(copies | tail -n "$keep")
  for copy in "${kept[@]}"; do
    [ "$copy" = "$name" ] || verify "$dir/copies/$copy" || {
      echo "the copy $copy is broken; nothing is removed" >&2
      exit 1
    }
  done
  copies | head -n "-$keep" | while read -r old; do rm -rf "${dir:?}/copies/$old"; done
  # Log from before the oldest copy that stays is needed no more.
  first=$(tar -xzOf "$dir/copies/${kept[0]}/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION: .*(file \(.*\))/\1/p')
  pg_archivecleanup "$dir/wal" "$first"
  echo "$name is whole; kept: ${kept[*]}"
  if [ -n "${MARK_URL:-}" ]; then
    psql -d "$MARK_URL" --no-password --no-psqlrc -qAt -c "select note_backup('database')" >/dev/null || {
      echo "the copy is whole, but the portal could not be told" >&2
      exit 1
    }
  fi
  ;;
wal)
  # The slot makes the server keep what we have not received yet.
  pg_receivewal -d "${3:?address}" -D "$dir/wal" --slot="$slot" --create-slot --if-not-exists --no-password
  exec pg_receivewal -d "$3" -D "$dir/wal" --slot="$slot" --synchronous --no-password
  ;;
verify)
  broken=0
  for copy in $(copies); do
    if verify "$dir/copies/$copy"; then echo "$copy is whole"; else echo "$copy is broken" >&2; broken=1; fi
  done
  exit "$broken"
  ;;
*)
  echo "unknown: $what" >&2
  exit 2
  ;;
esac
