CREATE TABLE wishlist_entry (
  customer_id integer NOT NULL CONSTRAINT wishlist_entry_customer_fkey REFERENCES customer (id) ON DELETE CASCADE,
  product_id integer NOT NULL CONSTRAINT wishlist_entry_dish_fkey REFERENCES dish (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT wishlist_entry_pkey PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX wishlist_entry_dish_idx ON wishlist_entry (product_id);
