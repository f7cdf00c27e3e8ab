export const FULFILLMENTS = ['delivery', 'pickup'] as const;
export type Fulfillment = (typeof FULFILLMENTS)[number];

/** What the check of a kitchen found in the way of a delivery, if anything. */
export type DeliveryCheck = 'address_incomplete' | 'outside_area' | 'closed' | null;
