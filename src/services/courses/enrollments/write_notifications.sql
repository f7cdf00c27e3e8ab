-- Notifies all processes when these tables are written, so that they drop what they cached of them.
-- Fired once a statement.
-- Needs: tell_of_write
CREATE OR REPLACE TRIGGER enrollment_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON enrollment
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
