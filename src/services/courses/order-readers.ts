/** Staff who are notified of orders that need attention: only unscoped accounts see whole orders. */
export const ORDER_READERS = { permission: 'orders.view', scopeId: 'unscoped' } as const;
