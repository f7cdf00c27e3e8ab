-- Adds a job that deletes the files of deleted rows, unless other rows show them.
-- Fired by the triggers in `file_cleanup.sql` of features; `uploads/stored-files.service` runs the job.

-- `gone` has the deleted rows. A database without jobs has no process that stores files.
CREATE OR REPLACE FUNCTION discard_files() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  addresses jsonb;
  jobs text := TG_TABLE_SCHEMA || '_jobs';
BEGIN
  SELECT jsonb_agg(DISTINCT found.value) INTO addresses
  FROM gone, jsonb_path_query(to_jsonb(gone),
    'strict $.** ? (@.type() == "string" && @ like_regex "/(uploads|messages|private)/")') AS found (value);
  IF addresses IS NOT NULL AND to_regnamespace(quote_ident(jobs)) IS NOT NULL THEN
    EXECUTE format('SELECT %I.add_job($1, $2)', jobs)
      USING 'discard_files', json_build_object('addresses', addresses);
  END IF;
  RETURN NULL;
END
$$;
