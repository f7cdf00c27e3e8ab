-- Deletes the files of deleted rows, unless other rows show them.
-- Fired by every statement that deletes rows, cascades included.
-- Needs: discard_files
CREATE OR REPLACE TRIGGER program_files AFTER DELETE ON program
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION discard_files();
