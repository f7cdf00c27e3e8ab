import { Temporal } from 'temporal-polyfill';
import { nextOpening } from '../kitchens/current-openings';
import type { OpeningTimes } from '../kitchens/opening-hours';
import type { OpenNow } from '../kitchens/open-now';
import type { OrderingKitchen } from '../kitchens/kitchens.service';
import type { BasketLine, Menu } from '../pricing/pricing.types';
import { priceDishLine } from '../pricing/price-dish-line';
import { priceOfferLine } from '../pricing/price-offer-line';
import type { HelpKitchenView, QuoteHelpView } from '../pricing/quote-help.view';
import type { QuoteBasis } from '../pricing/priced-basket';
import { MAX_ENTRIES, type OtherKitchen } from './help.queries';

/** When a closed kitchen takes orders again. */
export function reopeningHelp(kitchen: OrderingKitchen, openNow: OpenNow): QuoteHelpView {
  const opening = openingOf(kitchen, openNow);
  const pausedUntil = openNow.pausedUntil(kitchen);
  return {
    ...(opening && {
      next_opening: opening.toISOString(),
      next_opening_local: localText(opening, kitchen),
    }),
    ...(pausedUntil && { paused_until: pausedUntil.toISOString() }),
  };
}

/** With a fixed service clock only the end of a pause is an opening, since no opening time is ever reached. */
function openingOf(kitchen: OrderingKitchen, openNow: OpenNow): Date | null {
  const opening = nextOpening(kitchen, openNow);
  return openNow.isClockFixed && opening?.getTime() !== openNow.pausedUntil(kitchen)?.getTime() ? null : opening;
}

const localText = (instant: Date, { timeZone }: Pick<OpeningTimes, 'timeZone'>): string =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' });

/** Sorted: open kitchens first, then by next opening, then those that deliver, then by the number of unavailable lines. */
export function otherKitchens(candidates: readonly OtherKitchen[], basis: QuoteBasis): HelpKitchenView[] {
  const { openNow, request, menu } = basis;
  return candidates
    .map(({ kitchen, delivers, snoozes }) => {
      const isOpen = openNow(kitchen);
      const opening = isOpen ? openNow.now.epochMilliseconds : openingOf(kitchen, openNow)?.getTime();
      const changes = () => countMissing(request.lines, menuWith(menu, snoozes));
      return opening === undefined ? [] : { kitchen, delivers, isOpen, opening, changes: changes() };
    })
    .flat()
    .sort(
      (one, other) =>
        Number(other.isOpen) - Number(one.isOpen) ||
        one.opening - other.opening ||
        Number(other.delivers) - Number(one.delivers) ||
        one.changes - other.changes,
    )
    .slice(0, MAX_ENTRIES)
    .map(({ kitchen, delivers, isOpen, opening, changes }) => ({
      code: kitchen.code,
      name: kitchen.name,
      open_now: isOpen,
      next_opening: isOpen ? null : new Date(opening).toISOString(),
      delivers,
      changes,
    }));
}

const menuWith = ({ dishes, offers }: Menu, snoozes: ReadonlyMap<number, Date>): Menu => ({
  offers,
  dishes: new Map([...dishes].map(([id, dish]) => [id, { ...dish, availableFrom: snoozes.get(id) ?? null }])),
});

const countMissing = (lines: readonly BasketLine[], menu: Menu): number =>
  lines.filter((line, index) =>
    line.offerId === undefined
      ? !priceDishLine(line, index, menu.dishes.get(line.productId)).priced.orderable
      : !priceOfferLine(line, index, menu).orderable,
  ).length;
