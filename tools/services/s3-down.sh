#!/usr/bin/env bash
# Ends what s3-up.sh started and waits until each daemon is gone. usage: s3-down.sh DIR
set -uo pipefail
dir=$(realpath -m "${1:?dir}")

# A pid file may outlive its process, and its number may meanwhile belong to somebody else.
alive() { tr '\0' ' ' 2>/dev/null <"/proc/$1/cmdline" | grep -qF "$dir/ceph.conf"; } 2>/dev/null

end() {
  local pid
  pid=$(cat "$dir/run/$2.pid" 2>/dev/null) || return
  alive "$pid" || return
  kill "-$1" "$pid"
  for _ in $(seq 1 100); do
    alive "$pid" || return
    sleep 0.1
  done
  kill -KILL "$pid"
}

# The gateway has no state of its own and takes ten seconds to stop, so it is killed; so are daemons in memory.
softly=TERM
grep -q 'objectstore = memstore' "$dir/ceph.conf" 2>/dev/null && softly=KILL
end KILL client.rgw.a
end "$softly" osd.0
end "$softly" mon.a
exit 0
