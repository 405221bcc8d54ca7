#!/usr/bin/env bash
# Makes a data folder from what backup.sh kept, up to the last transaction that was received or to a moment.
#   restore.sh DIR DATA [TIME]   DIR as given to backup.sh, DATA an empty or missing folder,
#                                TIME for example '2026-11-15 12:30:00+01': what was committed later is left out
# Then start PostgreSQL on DATA as the user that owns it; it replays the log and opens.
set -euo pipefail
dir=$(realpath "${1:?folder of the backup}") data=$(realpath -m "${2:?data folder}") time=${3:-}
if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty" >&2
  exit 1
fi
# The newest copy that was finished before the moment; the log leads on from there.
before=${time:+$(date -u -d "$time" +%Y%m%dT%H%M%SZ)}
copy=
for name in $(ls "$dir/copies" | grep -E '^[0-9]{8}T[0-9]{6}Z$' | sort); do
  if [ -z "$before" ] || [[ $name < $before ]]; then copy=$name; fi
done
if [ -z "$copy" ]; then
  echo "no copy is older than ${time:-now}" >&2
  exit 1
fi
mkdir -p "$data/pg_wal"
chmod 700 "$data"
tar -xzf "$dir/copies/$copy/base.tar.gz" -C "$data"
# The segment that was being written when the server was lost ends in .partial.
cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "$dir/wal/%f" "%p" 2>/dev/null || cp "$dir/wal/%f.partial" "%p"'
recovery_target_timeline = 'latest'
CONF
if [ -n "$time" ]; then
  cat >>"$data/postgresql.auto.conf" <<CONF
recovery_target_time = '$(date -u -d "$time" '+%Y-%m-%d %H:%M:%S.%N+00')'
recovery_target_action = 'promote'
CONF
fi
touch "$data/recovery.signal"
echo "restored into $data from $copy; start PostgreSQL on it"
