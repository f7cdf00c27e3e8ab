-- Notifies all processes when these tables are written, so that they drop what they cached of them.
-- Fired once by every statement that writes one of them, even if it changes no row.
-- Needs: tell_of_write
CREATE OR REPLACE TRIGGER length_discount_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON length_discount
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();

CREATE OR REPLACE TRIGGER rate_rule_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate_rule
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();

CREATE OR REPLACE TRIGGER rate_span_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON rate_span
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_write();
