-- What orders hold of a slot, written by triggers of `slot_hold`. A slot without holds may have no row.
CREATE TABLE kitchen_slot (
  kitchen_id integer NOT NULL CONSTRAINT kitchen_slot_kitchen_fkey REFERENCES kitchen (id) ON DELETE CASCADE,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  orders integer NOT NULL,
  orders_limit integer,
  dishes integer NOT NULL,
  dishes_limit integer,
  CONSTRAINT kitchen_slot_pkey PRIMARY KEY (kitchen_id, starts_at),
  CONSTRAINT kitchen_slot_apart EXCLUDE USING gist (kitchen_id WITH =, tstzrange(starts_at, ends_at) WITH &&),
  CONSTRAINT kitchen_slot_in_order CHECK (starts_at < ends_at),
  CONSTRAINT kitchen_slot_not_negative CHECK (orders >= 0 AND dishes >= 0),
  CONSTRAINT kitchen_slot_not_oversold CHECK ((orders <= orders_limit) IS NOT FALSE
    AND ((dishes <= dishes_limit) IS NOT FALSE OR orders <= 1))
);

-- The place of an order in a slot.
CREATE TABLE slot_hold (
  order_id integer CONSTRAINT slot_hold_pkey PRIMARY KEY
    CONSTRAINT slot_hold_order_fkey REFERENCES customer_order (id) ON DELETE CASCADE,
  kitchen_id integer NOT NULL,
  starts_at timestamptz NOT NULL,
  dishes integer NOT NULL,
  CONSTRAINT slot_hold_slot_fkey FOREIGN KEY (kitchen_id, starts_at)
    REFERENCES kitchen_slot (kitchen_id, starts_at) ON DELETE CASCADE,
  CONSTRAINT slot_hold_dishes CHECK (dishes > 0)
);
CREATE INDEX slot_hold_slot_idx ON slot_hold (kitchen_id, starts_at);
