-- Deletes the files of deleted rows, unless other rows show them.
-- Fired by every statement that deletes rows, cascades included.
-- Needs: discard_files
CREATE OR REPLACE TRIGGER job_picture_files AFTER DELETE ON job_picture
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION discard_files();

CREATE OR REPLACE TRIGGER picture_job_files AFTER DELETE ON picture_job
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION discard_files();
