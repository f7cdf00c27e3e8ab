-- Dishes that a kitchen does not sell until an instant, which may be over.
CREATE TABLE dish_snooze (
  kitchen_id integer NOT NULL CONSTRAINT dish_snooze_kitchen_fkey REFERENCES kitchen (id) ON DELETE CASCADE,
  product_id integer NOT NULL CONSTRAINT dish_snooze_dish_fkey REFERENCES dish (id) ON DELETE CASCADE,
  until timestamptz NOT NULL,
  reason text,
  CONSTRAINT dish_snooze_pkey PRIMARY KEY (kitchen_id, product_id)
);
CREATE INDEX dish_snooze_dish_idx ON dish_snooze (product_id);
