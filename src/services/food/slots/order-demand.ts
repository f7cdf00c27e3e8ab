import { raw, type Sql } from '#kit/database/sql';

/** SQL of the dishes of a stored order, each unit counted; an offer counts those that it chooses. @param id expression */
export const dishesOf = (id: string): Sql =>
  raw(`(SELECT coalesce(sum(line.quantity * greatest(1, coalesce(jsonb_array_length(line.offer_choices), 1))), 1)::integer
    FROM order_line line WHERE line.order_id = ${id})`);

/** SQL of the preparation time of its dish that takes longest, as the menu says now. @param id expression */
export const longestDishOf = (id: string): Sql =>
  raw(`(SELECT coalesce(max(dish.preparation_minutes), 0)
    FROM order_line line
    CROSS JOIN LATERAL (
      SELECT line.product_id UNION ALL
      SELECT (choice ->> 'productId')::integer FROM jsonb_array_elements(coalesce(line.offer_choices, '[]')) AS choice
    ) AS chosen (id) JOIN dish ON dish.id = chosen.id
    WHERE line.order_id = ${id})`);
