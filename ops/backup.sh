#!/usr/bin/env bash
# Backups of PostgreSQL by pgBackRest (pgbackrest.conf beside this file), and the checks around them. As the user postgres:
#   backup.sh copy full|incr   on the machine of the database: one copy into each repository; older ones go only when
#                              everything that lies in both has been verified
#   backup.sh verify           verifies every copy and its log in every repository; fails when something is broken
#   backup.sh log DIR URL      on another machine, for ever: receives the log as it is written, so also the seconds that
#                              pgBackRest does not have yet; URL names a role with the right to replicate
#   backup.sh check DIR        restores the newest copy into DIR, starts it, compares it with the portal's database, which
#                              DATABASE_URL names, and removes it
# MARK_URL, if it is set, names the portal's database and a role that may call note_backup and note_restore there.
set -euo pipefail
what=${1:?copy, verify, log or check}
here=$(dirname "$(realpath "${BASH_SOURCE[0]}")")
stanza=${STANZA:-indeks} repositories=${REPOSITORIES:-1 2}
slot=indeks_backup
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
PATH="${bin:+$bin:}$PATH"

tell() { # tell SQL
  [ -n "${MARK_URL:-}" ] || return 0
  psql -d "$MARK_URL" --no-password --no-psqlrc -qAt -c "$1" >/dev/null || {
    echo "$what ended well, but the portal could not be told" >&2
    return 1
  }
}

# pgBackRest's verify ends with 0 also when something is broken, and then says so.
verify() {
  local repository words code=0
  for repository in $repositories; do
    words=$(pgbackrest --stanza="$stanza" --repo="$repository" --output=text --log-level-console=error verify 2>&1) || code=1
    if [ "$code" != 0 ] || grep -q 'status: error' <<<"$words"; then
      printf 'repository %s is broken\n%s\n' "$repository" "$words" >&2
      return 1
    fi
  done
}

copy() { # copy full|incr
  local repository
  for repository in $repositories; do
    pgbackrest --stanza="$stanza" --repo="$repository" --type="$1" --no-expire-auto backup
  done
  verify || { echo "the older copies stay" >&2; return 1; }
  for repository in $repositories; do pgbackrest --stanza="$stanza" --repo="$repository" expire; done
  tell "select note_backup('database')"
}

check() { # check DIR
  local dir=$1 port=${CHECK_PORT:-54399} begun=$SECONDS report ok=0
  # Left by a check that was killed.
  end_check "$dir"
  trap "end_check '$dir'" EXIT
  ARCHIVE=off START_PORT=$port "$here/restore.sh" "$dir" >&2
  report=$(cd "$here/.." && RESTORED_URL="postgres://postgres@127.0.0.1:$port/${CHECK_DATABASE:-indeks}" \
    ${COMPARE:-node apps/api/src/restored.ts} --seconds $((SECONDS - begun))) || ok=1
  echo "$report"
  [ -z "$report" ] || tell "select note_restore('$report')"
  return "$ok"
}

end_check() { # end_check DIR
  [ ! -e "$1/postmaster.pid" ] || pg_ctl -D "$1" -m immediate -w stop >/dev/null || true
  rm -rf "${1:?}" "$1.log"
}

case $what in
copy) copy "${2:?full or incr}" ;;
verify) verify && echo "everything is whole" ;;
log)
  dir=$(realpath -m "${2:?folder}")
  mkdir -p "$dir"
  # The slot makes the server keep what has not been received yet.
  pg_receivewal -d "${3:?address}" -D "$dir" --slot="$slot" --create-slot --if-not-exists --no-password
  exec pg_receivewal -d "$3" -D "$dir" --slot="$slot" --synchronous --no-password
  ;;
check) check "$(realpath -m "${2:?folder}")" ;;
*)
  echo "unknown: $what" >&2
  exit 2
  ;;
esac
