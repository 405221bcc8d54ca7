#!/usr/bin/env bash
# Makes a data folder from the repository of pgBackRest, up to the last transaction or to a moment. As the user postgres:
#   restore.sh DATA [TIME]   DATA an empty or missing folder; TIME for example '2026-11-15 12:30:00+01': what was committed
#                            later is left out
# RECEIVED=DIR     the folder of `backup.sh log`: the seconds that pgBackRest does not have
# REPOSITORY=2     the repository to restore from; without it the first one that has what is needed
# ARCHIVE=off      the restored server archives nothing: a second one beside the first must not write into its repository
# START_PORT=5432  starts PostgreSQL on that port of loopback and waits until it has replayed everything
# FILES='node apps/api/src/files.ts bring-back'   runs this once it has started, so that database and files are of one
#                  moment; its DATABASE_URL names the restored server
set -euo pipefail
data=$(realpath -m "${1:?data folder}") time=${2:-}
stanza=${STANZA:-indeks}
bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1 || true)
PATH="${bin:+$bin:}$PATH"
if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty" >&2
  exit 1
fi
mkdir -p "$data"
chmod 700 "$data"

how=(--stanza="$stanza" --pg1-path="$data" --archive-mode="${ARCHIVE:-preserve}")
[ -z "${REPOSITORY:-}" ] || how+=(--repo="$REPOSITORY")
if [ -n "$time" ]; then
  how+=(--type=time --target-action=promote "--target=$(date -u -d "$time" '+%Y-%m-%d %H:%M:%S.%6N+00')")
fi
if [ -n "${RECEIVED:-}" ]; then
  received=$(realpath "$RECEIVED")
  get="pgbackrest ${PGBACKREST_CONFIG:+--config=$PGBACKREST_CONFIG} --stanza=$stanza --pg1-path=$data archive-get %f \"%p\""
  # The segment that was being written when the server was lost ends in .partial.
  how+=("--recovery-option=restore_command=$get || cp \"$received/%f\" \"%p\" 2>/dev/null || cp \"$received/%f.partial\" \"%p\" 2>/dev/null")
fi
pgbackrest "${how[@]}" restore

if [ -z "${START_PORT:-}" ]; then
  echo "restored into $data; start PostgreSQL on it"
  exit 0
fi
address="-c port=$START_PORT -c listen_addresses=127.0.0.1 -c unix_socket_directories=''"
pg_ctl -D "$data" -l "$data.log" -w -t 3600 -o "$address ${SERVER_SETTINGS:-}" start >/dev/null || {
  tail -20 "$data.log" >&2
  exit 1
}
# It lets readers in before it has replayed everything.
until [ "$(psql -h 127.0.0.1 -p "$START_PORT" -U postgres -XqAtc 'select pg_is_in_recovery()' postgres)" = f ]; do sleep 0.2; done
echo "restored into $data, which answers on port $START_PORT"
[ -z "${FILES:-}" ] || eval "$FILES"
