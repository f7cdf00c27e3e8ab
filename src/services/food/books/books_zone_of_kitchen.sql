-- Keeps the time zone of the books: that of the first kitchen.
-- Fired when kitchens are created, changed or deleted.
CREATE OR REPLACE FUNCTION books_zone_of_kitchen() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO books_state (zone) SELECT coalesce((SELECT time_zone FROM kitchen ORDER BY id LIMIT 1), 'UTC')
  ON CONFLICT (id) DO UPDATE SET zone = excluded.zone WHERE books_state.zone <> excluded.zone;
  RETURN NULL;
END
$$;

CREATE OR REPLACE TRIGGER books_zone_of_kitchen AFTER INSERT OR DELETE OR UPDATE OF time_zone ON kitchen
  FOR EACH STATEMENT EXECUTE FUNCTION books_zone_of_kitchen();
