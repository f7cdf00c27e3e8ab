import type { NextFunction, Request, Response } from 'express';

const ALIASES: Record<string, string> = { card_processor: 'stripe', wallet_processor: 'paypal' };
const ADDRESS =
  /^(\/api\/(?:webhooks\/payments|payments\/(?:webhooks|return))\/)(card_processor|wallet_processor)(?=[/?]|$)/;

/** Aliases in webhook addresses: `card_processor` and `wallet_processor`. */
export function processorAliases(request: Request, _response: Response, next: NextFunction): void {
  request.url = request.url.replace(ADDRESS, (_, before: string, alias: string) => before + ALIASES[alias]);
  next();
}
