/** Staff to notify of orders that need attention: unscoped accounts, since others see only parts of an order. */
export const ORDER_READERS = { permission: 'orders.view', scopeId: 'unscoped' } as const;
