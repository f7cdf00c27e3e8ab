-- Notifies all processes when these tables are written, so that they drop what they cached of them.
-- Fired once a statement.
-- Needs: tell_of_write
CREATE OR REPLACE TRIGGER review_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON review
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
