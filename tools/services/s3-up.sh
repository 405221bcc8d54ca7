#!/usr/bin/env bash
# A real S3 server on loopback: Ceph's monitor, one storage daemon and RadosGW from Debian's packages
# (radosgw ceph-mon ceph-osd ceph-common uuid-runtime curl). Ready in about 13 seconds.
# usage: s3-up.sh DIR PORT ACCESS SECRET memory|disk [BUCKET...]     end it with: s3-down.sh DIR
#   memory  objects live in memory; DIR is made anew (tests)
#   disk    objects live in DIR and are found again at the next start (development)
# Takes PORT (S3), PORT+1 and PORT+2 (monitor).
set -euo pipefail

dir=$(realpath -m "${1:?dir}") port=${2:?port} access=${3:?access key} secret=${4:?secret key} store=${5:?memory or disk}
shift 5
conf="$dir/ceph.conf"
ceph_() { timeout 60 ceph -c "$conf" "$@"; }

write_conf() {
  local objectstore=memstore
  [ "$store" = disk ] && objectstore=bluestore
  cat >"$conf" <<CONF
[global]
fsid = $(uuidgen)
mon initial members = a
mon host = [v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]
auth cluster required = cephx
auth service required = cephx
auth client required = cephx
auth allow insecure global id reclaim = false
keyring = $dir/keyring
public network = 127.0.0.0/8
public addr = 127.0.0.1
cluster addr = 127.0.0.1
run dir = $dir/run
admin socket = $dir/run/\$name.asok
log file = $dir/\$name.log
pid file = $dir/run/\$name.pid
mon data = $dir/mon
mon data avail warn = 1
mon data avail crit = 1
mon allow pool size one = true
mon max pg per osd = 1000
mon warn on pool no redundancy = false
osd data = $dir/osd0
osd objectstore = $objectstore
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd memory target = 939524096
memstore device bytes = 2147483648
bluestore block size = 10737418240
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:$port
rgw data = $dir/rgw
rgw thread pool size = 32
CONF
}

make_keys() {
  key() { ceph-authtool "$dir/keyring" "$@" >/dev/null; }
  key --create-keyring --gen-key -n mon. --cap mon 'allow *'
  key --gen-key -n client.admin --cap mon 'allow *' --cap osd 'allow *'
  key --gen-key -n osd.0 --cap mon 'allow profile osd' --cap osd 'allow *'
  key --gen-key -n client.rgw.a --cap mon 'allow rw' --cap osd 'allow rwx'
}

make_cluster() {
  rm -rf "$dir"
  mkdir -p "$dir"/{mon,osd0,run,rgw}
  write_conf
  make_keys
  local fsid osd
  fsid=$(sed -n 's/^fsid = //p' "$conf")
  osd=$(uuidgen)
  monmaptool --create --fsid "$fsid" --addv a "[v2:127.0.0.1:$((port + 1)),v1:127.0.0.1:$((port + 2))]" "$dir/monmap" >/dev/null
  ceph-mon -c "$conf" -i a --mkfs --monmap "$dir/monmap" --keyring "$dir/keyring"
  ceph-mon -c "$conf" -i a --keyring "$dir/keyring"
  ceph_ osd new "$osd" 0 >/dev/null
  ceph-osd -c "$conf" -i 0 --mkfs --osd-uuid "$osd" >/dev/null 2>&1
  ceph-osd -c "$conf" -i 0 >/dev/null 2>&1
  ceph_ osd crush add osd.0 1.0 host=h root=default 2>/dev/null
  timeout 60 radosgw-admin -c "$conf" user create --uid=indeks --display-name=Indeks \
    --access-key="$access" --secret-key="$secret" >/dev/null 2>&1
  touch "$dir/complete"
}

if [ "$store" = disk ] && [ -e "$dir/complete" ]; then
  ceph-mon -c "$conf" -i a --keyring "$dir/keyring"
  ceph-osd -c "$conf" -i 0 >/dev/null 2>&1
else
  make_cluster
fi
radosgw -c "$conf" -n client.rgw.a

for _ in $(seq 1 150); do
  curl -sf -o /dev/null "http://127.0.0.1:$port/" && break
  sleep 0.2
done
for bucket in "$@"; do
  # The header makes older curls sign it; the gateway refuses a signature without it.
  curl -sSf -o /dev/null --aws-sigv4 aws:amz:us-east-1:s3 -u "$access:$secret" \
    -H 'x-amz-content-sha256: UNSIGNED-PAYLOAD' -X PUT "http://127.0.0.1:$port/$bucket"
done
curl -sSf -o /dev/null "http://127.0.0.1:$port/"
