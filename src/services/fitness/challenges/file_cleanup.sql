-- Deletes the files of deleted rows, unless other rows show them.
-- Fired by every statement that deletes rows, cascades included.
-- Needs: discard_files
CREATE OR REPLACE TRIGGER challenge_files AFTER DELETE ON challenge
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION discard_files();
