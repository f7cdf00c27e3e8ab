export const FULFILLMENTS = ['delivery', 'pickup'] as const;
export type Fulfillment = (typeof FULFILLMENTS)[number];

/** The obstacle to a delivery that the kitchen check found, or null. */
export type DeliveryCheck = 'address_incomplete' | 'outside_area' | 'closed' | null;
