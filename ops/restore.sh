#!/usr/bin/env bash
# Makes a data folder from what backup.sh kept, up to the last transaction that was received.
#   restore.sh DIR DATA       DIR as given to backup.sh, DATA an empty or missing folder
# Then start PostgreSQL on DATA as the user that owns it; it replays the log and opens.
set -euo pipefail
dir=$(realpath "${1:?folder of the backup}") data=$(realpath -m "${2:?data folder}")
if [ -e "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty" >&2
  exit 1
fi
mkdir -p "$data/pg_wal"
chmod 700 "$data"
tar -xzf "$dir/base/base.tar.gz" -C "$data"
# The segment that was being written when the server was lost ends in .partial.
cat >>"$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "$dir/wal/%f" "%p" 2>/dev/null || cp "$dir/wal/%f.partial" "%p"'
recovery_target_timeline = 'latest'
CONF
touch "$data/recovery.signal"
echo "restored into $data; start PostgreSQL on it"
