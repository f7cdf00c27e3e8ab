import { number } from './format';
import { filled, type Language } from './language';

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Counted nouns: `const count = counts({ night: { en: { one: '{n} night', other: '{n} nights' }, ar: { … } } })`, then
 * `count('night', 3)`. Arabic has forms for two, few and many.
 */
export const counts =
  <Noun extends string>(nouns: Record<Noun, Record<Language, Forms>>) =>
  (noun: Noun, n: number): string => {
    const form = (of: Language) => nouns[noun][of][new Intl.PluralRules(of).select(n)] ?? nouns[noun][of].other;
    return filled([form('en'), form('ar')], { n: number(n) });
  };
