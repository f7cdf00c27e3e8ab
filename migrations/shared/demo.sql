-- One row marks a database that demo mode filled, and so may empty.
CREATE TABLE demo_state (
  id integer DEFAULT 1 CONSTRAINT demo_state_pkey PRIMARY KEY,
  filled_at timestamptz NOT NULL,
  CONSTRAINT demo_state_once CHECK (id = 1)
);
