#!/bin/bash
# The replica's start: with an empty data folder it copies the primary first, and follows it from then on.
set -euo pipefail

if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chown postgres:postgres "$PGDATA"
  chmod 700 "$PGDATA"
  # -R writes standby.signal and where the primary is.
  PGPASSWORD="$REPLICATION_PASSWORD" gosu postgres pg_basebackup \
    --host=postgres --username=replication --pgdata="$PGDATA" --slot=replica --wal-method=stream -R
fi
exec docker-entrypoint.sh postgres
