import { problem } from '#kit/fields/field';
import type { OfficeText } from '#kit/service/office';
import type { SettingSeed } from '#kit/service/service-definition';
import type { QuoteValidity } from './quote-token';

const MAX_MINUTES = 120;

export const QUOTE_SETTINGS = { quote_minutes: 'number', quote_lock_minutes: 'number' } as const;

const minutes = (key: string, value: number, min: number, description: OfficeText): SettingSeed => ({
  key,
  value,
  type: 'number',
  category: 'pricing',
  description,
  refuse: sent => {
    if (!Number.isInteger(sent)) return 'whole';
    const inRange = (sent as number) >= min && (sent as number) <= MAX_MINUTES;
    return inRange ? undefined : problem('out_of_range', { min, max: MAX_MINUTES });
  },
});

export const quoteSettings = ({ quoteMinutes, lockMinutes }: QuoteValidity): readonly SettingSeed[] => [
  minutes('quote_minutes', quoteMinutes, 1, [
    'Minutes for which the token of a quote can be ordered with, 1 to 120',
    'الدقائق التي يمكن خلالها الطلب بالسعر المعروض، من 1 إلى 120',
  ]),
  minutes('quote_lock_minutes', lockMinutes, 0, [
    'Minutes for which a token keeps its prices, 0 to 120 and at most `quote_minutes`; 0 ends every lock at once',
    'الدقائق التي يبقى فيها السعر المعروض ثابتًا، من 0 إلى 120 ولا تتجاوز مدة الطلب به، ويُنهي 0 كل تثبيت فورًا',
  ]),
];

export const quoteValidity = (settings: Record<keyof typeof QUOTE_SETTINGS, number>): QuoteValidity => ({
  quoteMinutes: settings.quote_minutes,
  lockMinutes: Math.min(settings.quote_lock_minutes, settings.quote_minutes),
});
