import { raw, type Sql } from '#kit/database/sql';

/** SQL of the number of dishes of a stored order, each unit and each dish of an offer counted. @param id SQL expression */
export const dishesOf = (id: string): Sql =>
  raw(`(SELECT coalesce(sum(line.quantity * greatest(1, coalesce(jsonb_array_length(line.offer_choices), 1))), 1)::integer
    FROM order_line line WHERE line.order_id = ${id})`);

/** SQL of the current preparation time of the slowest dish of a stored order, in minutes. @param id SQL expression */
export const longestDishOf = (id: string): Sql =>
  raw(`(SELECT coalesce(max(dish.preparation_minutes), 0)
    FROM order_line line
    CROSS JOIN LATERAL (
      SELECT line.product_id UNION ALL
      SELECT (choice ->> 'productId')::integer FROM jsonb_array_elements(coalesce(line.offer_choices, '[]')) AS choice
    ) AS chosen (id) JOIN dish ON dish.id = chosen.id
    WHERE line.order_id = ${id})`);
