#!/bin/sh
# Copies the bucket to /backups/files every hour, with rclone. What is deleted or replaced in the bucket is moved to
# /backups/files-removed/<day> and kept there for BACKUP_KEEP_DAYS.
set -eu
keep_days=${BACKUP_KEEP_DAYS:-14}
sleeping=
trap '[ -z "$sleeping" ] || kill "$sleeping"; exit 0' TERM INT
while true; do
  removed=/backups/files-removed/$(date -u +%Y%m%d)
  if rclone sync "bucket:$S3_BUCKET" /backups/files --backup-dir "$removed" --log-level NOTICE; then
    find /backups/files-removed -mindepth 1 -maxdepth 1 -mtime "+$keep_days" -exec rm -rf {} + 2>/dev/null || true
  else
    echo "backup of the files failed" >&2
  fi
  sleep 3600 &
  sleeping=$!
  wait "$sleeping"
done
