-- Keeps the time zone of the books: that of the company, or UTC for an unknown zone.
-- Fired when the setting changes.
CREATE OR REPLACE FUNCTION books_zone_of_company() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
DECLARE
  wanted text := NEW.value #>> '{}';
BEGIN
  BEGIN
    PERFORM now() AT TIME ZONE wanted;
  EXCEPTION WHEN invalid_parameter_value THEN wanted := 'UTC';
  END;
  INSERT INTO books_state (zone) VALUES (wanted)
  ON CONFLICT (id) DO UPDATE SET zone = excluded.zone WHERE books_state.zone <> excluded.zone;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER books_zone_of_company AFTER INSERT OR UPDATE OF value ON setting
  FOR EACH ROW
  WHEN (NEW.key = 'timezone')
  EXECUTE FUNCTION books_zone_of_company();
