-- JSON of the taken slots of a kitchen in a window; with `more_dishes`, only of those without room for as many.
-- Called by `takenSlotsJson`.

-- Postgres estimates that this costs many times what it does, since it does not know the times. Inside a statement, the
-- estimate would make it plan the whole statement at every execution; a function in plpgsql counts as cheap.
CREATE OR REPLACE FUNCTION taken_slots(
  of_kitchen integer, max_orders integer, max_dishes integer, more_dishes integer,
  at_time timestamptz, from_time timestamptz, to_time timestamptz
) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_array(extract(epoch FROM slot.starts_at)::bigint, slot.orders, slot.dishes,
      coalesce(overdue.orders, 0), coalesce(overdue.dishes, 0))), '[]')
    FROM kitchen_slot slot LEFT JOIN (
      SELECT hold.starts_at, count(*) AS orders, sum(hold.dishes) AS dishes
      FROM customer_order o JOIN slot_hold hold ON hold.order_id = o.id
      WHERE o.hold_expires_at <= at_time AND hold.kitchen_id = of_kitchen GROUP BY hold.starts_at
    ) overdue ON overdue.starts_at = slot.starts_at
    WHERE slot.kitchen_id = of_kitchen AND slot.orders > 0
      AND (more_dishes IS NULL OR slot.orders >= max_orders OR slot.dishes + more_dishes > max_dishes)
      AND slot.ends_at > from_time AND slot.starts_at < to_time
  );
END
$$;
