import { shown } from '#kit/views/shown';

/** Fields of quotes; all are null for a quote that cannot be ordered. */
export const quoteTokenFields = {
  quote_token: shown.text({
    from: 'quoteToken',
    nullable: true,
    description: 'sent with the order, it confirms these prices; null while the quote cannot be ordered',
    example: null,
  }),
  quote_expires_at: shown.instant({
    from: 'quoteExpiresAt',
    nullable: true,
    description: 'from this instant on the token is refused; null without a token',
  }),
  quote_locked_until: shown.instant({
    from: 'quoteLockedUntil',
    nullable: true,
    description:
      'before this instant an order with the token is charged as shown, even if prices change; null without a token',
  }),
};
