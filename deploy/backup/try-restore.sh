#!/bin/sh
# Restores a dump (the newest one of BACKUP_FOLDER, or the file that is named) into a database of its own on the server of
# RESTORE_URL or DATABASE_URL, counts what came back, and drops that database again. The role must be allowed to create
# databases. Exit code 0 means that the dump can be restored.
set -eu
server=${RESTORE_URL:-${DATABASE_URL:?is needed}}
dump=${1:-}
if [ -z "$dump" ]; then
  : "${BACKUP_FOLDER:?is needed, or the dump as the argument}"
  for file in "$BACKUP_FOLDER"/quintet-*.dump; do [ -s "$file" ] && dump=$file; done
fi
[ -n "$dump" ] && [ -s "$dump" ] || { echo "there is no dump in ${BACKUP_FOLDER:-$dump}" >&2; exit 1; }

name=quintet_try_restore_$$
address=${server%%\?*}
query=${server#"$address"}
target=${address%/*}/$name$query
ask() { psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 "$@"; }

ask --command="CREATE DATABASE $name TEMPLATE template0" "$server"
trap 'ask --command="DROP DATABASE IF EXISTS $name WITH (FORCE)" "$server"' EXIT
pg_restore --no-owner --no-privileges --exit-on-error --dbname="$target" "$dump"
found=$(ask --field-separator=' ' --command="
  SELECT namespace.nspname, count(*), sum((xpath('/row/rows/text()', query_to_xml(
      format('SELECT count(*) AS rows FROM %s', pg_class.oid::regclass), false, true, '')))[1]::text::bigint)
  FROM pg_class JOIN pg_namespace namespace ON namespace.oid = relnamespace
  WHERE relkind = 'r' AND relnamespace IN (SELECT relnamespace FROM pg_class WHERE relname = 'schema_migration')
  GROUP BY 1 ORDER BY 1" "$target")
[ -n "$found" ] || { echo "$dump has no tables of a service" >&2; exit 1; }
echo "restored: $dump"
echo "$found" | while read -r service tables rows; do echo "  $service: $tables tables, $rows rows"; done
