import { problem } from '#kit/fields/field';
import { fromCents, toCents } from '#kit/money/money';
import { parseInstant } from '#kit/time/calendar';
import { TIP_MODES } from './pricing/tip';
import { SERVICE_CLOCK_MODES } from './kitchens/service-clock';
import type { SettingSeed } from '#kit/service/service-definition';
import { assistantSettings } from '#agents/assistant/assistant.settings';
import { mcpSettings } from '#agents/mcp/mcp-settings';
import { oauthSettings } from '#agents/oauth/oauth.settings';
import { quoteSettings } from '#shared/quote-tokens/quote-settings';
import { reconciliationSettings } from '#money/reconciliation/reconciliation.settings';

const isPrice = (amount: number) => amount >= 0 && amount <= 10_000 && amount === fromCents(toCents(amount));

const wholeBetween = (min: number, max: number) => (sent: unknown) => {
  if (!Number.isInteger(sent)) return 'whole';
  return (sent as number) >= min && (sent as number) <= max ? undefined : problem('out_of_range', { min, max });
};

const MAX_TIP_SUGGESTIONS = 6;

const areTipSuggestions = (sent: unknown) =>
  Array.isArray(sent) &&
  sent.length <= MAX_TIP_SUGGESTIONS &&
  sent.every(percent => Number.isInteger(percent) && percent >= 0 && percent <= 100);

const money = (key: string, value: number, description: string): SettingSeed => ({
  key,
  value,
  type: 'number',
  category: 'pricing',
  description,
  isPublic: true,
  refuse: sent => (isPrice(sent as number) ? undefined : 'amount'),
});

const points = (key: string, value: number, min: number, description: string): SettingSeed => ({
  key,
  value,
  type: 'number',
  category: 'rewards',
  description,
  isPublic: true,
  refuse: sent =>
    Number.isInteger(sent) && (sent as number) >= min && (sent as number) <= 1_000_000 ? undefined : 'whole',
});

const text = (key: string, value: string, demo: string, description: string): SettingSeed => ({
  key,
  value,
  demo,
  type: 'string',
  category: 'site',
  description,
  isPublic: true,
});

const part = (key: string, of: string): SettingSeed => ({
  key,
  value: 3,
  type: 'number',
  category: 'kitchens',
  description: `Limits what unpaid orders of one network address hold ${of}: one part in this many, but at least one order; 1 for no limit`,
  refuse: wholeBetween(1, 100),
});

/** All settings with their initial values; amounts are decimal dollars. */
export const foodSettings: readonly SettingSeed[] = [
  money('delivery_fee', 3.5, 'Fee of a delivery'),
  money('pickup_fee', 0, 'Fee of a pick-up'),
  money('delivery_minimum', 15, 'Minimum menu subtotal of a delivery, before discounts'),
  {
    key: 'tips',
    value: 'off',
    type: 'string',
    category: 'pricing',
    description: 'Which orders may have a tip: off for none, delivery for deliveries, always for pick-ups too',
    isPublic: true,
    refuse: sent =>
      (TIP_MODES as readonly unknown[]).includes(sent) ? undefined : problem('one_of', { values: TIP_MODES }),
  },
  money('tip_max', 100, 'Maximum tip of an order'),
  {
    key: 'tip_suggestions',
    value: [10, 15, 20],
    type: 'json',
    category: 'pricing',
    description: 'Percentages of the dishes that a checkout suggests as a tip, up to 6',
    isPublic: true,
    refuse: sent => (areTipSuggestions(sent) ? undefined : 'tip_suggestions'),
  },
  ...quoteSettings({ quoteMinutes: 15, lockMinutes: 10 }),
  points('rewards_points_per_dollar', 1, 0, 'Points earned per dollar paid for dishes'),
  points('rewards_redeem_points', 100, 1, 'Points that one redemption costs'),
  { ...money('rewards_redeem_value', 5, 'Discount of one redemption on the dishes'), category: 'rewards' },
  {
    key: 'rewards_recover_spent',
    value: false,
    type: 'boolean',
    category: 'rewards',
    description: 'Whether points of refunded orders that were already spent are deducted from later earnings',
  },
  {
    key: 'service_clock',
    value: 'real',
    type: 'string',
    category: 'kitchens',
    description: 'How kitchen opening is evaluated: by the real time, or as if it were always Wednesday 12:30',
    refuse: sent => ((SERVICE_CLOCK_MODES as readonly unknown[]).includes(sent) ? undefined : 'service_clock'),
  },
  {
    key: 'ordering_paused_until',
    value: '',
    type: 'string',
    category: 'kitchens',
    description: 'Pauses all kitchens until this instant, such as 2026-05-09T18:00:00Z; empty for no pause',
    refuse: sent => (sent === '' || parseInstant(sent as string) ? undefined : 'instant'),
  },
  {
    key: 'order_hold_minutes',
    value: 30,
    type: 'number',
    category: 'kitchens',
    description: 'Minutes after which an unpaid order that holds a limited slot or promo code is cancelled, 5 to 60',
    refuse: wholeBetween(5, 60),
  },
  part('unpaid_slot_part', 'of the places and dishes of a slot'),
  part('unpaid_code_part', 'of the uses of a promo code'),
  text('site_name', 'Food ordering', 'Saffron & Cedar', 'Name of the site'),
  text('site_name_ar', '', 'زعفران وأَرْز', 'Name of the site in Arabic; empty without one'),
  text('site_tagline', '', 'Kitchens that cook from scratch', 'Line under the name'),
  { ...text('support_email', '', 'hello@saffron-cedar.example', 'E-mail address for customers'), sendsOut: true },
  text('support_phone', '', '+1 212 555 0142', 'Phone number for customers'),
  ...assistantSettings,
  ...mcpSettings,
  ...oauthSettings,
  ...reconciliationSettings,
];
