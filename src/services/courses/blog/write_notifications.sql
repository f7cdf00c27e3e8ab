-- Notifies all processes when these tables are written, so that they drop what they cached of them.
-- Fired once by every statement that writes one of them, even if it changes no row.
-- Needs: tell_of_write
CREATE OR REPLACE TRIGGER blog_post_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_post
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
