-- Deletes the files of deleted rows, unless other rows show them.
-- Fired by every statement that deletes rows, cascades included.
-- Needs: discard_files
CREATE OR REPLACE TRIGGER home_files AFTER DELETE ON home
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION discard_files();

CREATE OR REPLACE TRIGGER home_media_files AFTER DELETE ON home_media
  REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION discard_files();
