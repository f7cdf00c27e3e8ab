import type { QuoteHelpView } from '../pricing/quote-help.view';

type Lists = Pick<QuoteHelpView, 'additions' | 'next_slots' | 'other_kitchens' | 'lines'>;

/** Leaves out empty lists. */
export const filled = (lists: Lists): QuoteHelpView =>
  Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
