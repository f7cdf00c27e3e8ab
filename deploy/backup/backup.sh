#!/bin/sh
# Dumps the database into BACKUP_FOLDER, every day at BACKUP_TIME (UTC), or at once with --once. A dump counts when it has
# its name: unfinished ones end in .part. Dumps older than BACKUP_KEEP_DAYS are deleted after a successful one only.
# Files of MEDIA_ROOT are copied to BACKUP_FOLDER/media after the dump, where MEDIA_ROOT is a folder.
set -eu
: "${DATABASE_URL:?is needed}" "${BACKUP_FOLDER:?is needed}"
time=${BACKUP_TIME:-03:00}
keep_days=${BACKUP_KEEP_DAYS:-14}
DAY=86400
RETRY_SECONDS=600

back_up() {
  name=quintet-$(date -u +%Y%m%d-%H%M%S).dump
  part=$BACKUP_FOLDER/$name.part
  # Data of persons: readable by this user only.
  if (umask 077 && pg_dump --format=custom --file="$part" "$DATABASE_URL") && pg_restore --list "$part" >/dev/null; then
    mv "$part" "$BACKUP_FOLDER/$name"
  else
    rm -f "$part"
    echo "backup failed" >&2
    return 1
  fi
  if [ -n "${MEDIA_ROOT:-}" ] && [ -d "$MEDIA_ROOT" ]; then
    mkdir -p "$BACKUP_FOLDER/media"
    cp -Rpu "$MEDIA_ROOT/." "$BACKUP_FOLDER/media/" || { echo "backup of the files failed" >&2; return 1; }
  fi
  find "$BACKUP_FOLDER" -maxdepth 1 -name 'quintet-*.dump' -mtime "+$keep_days" -exec rm -f {} +
  find "$BACKUP_FOLDER" -maxdepth 1 -name 'quintet-*.part' -mtime +1 -exec rm -f {} +
  echo "backup finished: $name"
}

mkdir -p "$BACKUP_FOLDER"
if [ "${1:-}" = --once ]; then
  back_up
  exit
fi

sleeping=
trap '[ -z "$sleeping" ] || kill "$sleeping"; exit 0' TERM INT
pause() {
  sleep "$1" &
  sleeping=$!
  wait "$sleeping"
}

hours=${time%:*} minutes=${time#*:}
at=$((${hours#0} * 3600 + ${minutes#0} * 60))
# Without a dump of the last day, for example after the first start, the first one is made at once.
[ -n "$(find "$BACKUP_FOLDER" -maxdepth 1 -name 'quintet-*.dump' -mtime -1)" ] || until back_up; do pause "$RETRY_SECONDS"; done
while true; do
  pause $(((at - $(date -u +%s) % DAY + DAY - 1) % DAY + 1))
  until back_up; do pause "$RETRY_SECONDS"; done
done
