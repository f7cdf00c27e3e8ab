import { sql } from '#kit/database/sql';

/** SQL condition on `held` with `booking`: exports contain it. They omit unpaid holds and imported nights. */
export const exportableHold = sql`
  (held.block_id IS NOT NULL OR booking.status IN ('confirmed', 'checked_in')
    OR (booking.status = 'pending' AND booking.payment_method = 'on_arrival'))`;
