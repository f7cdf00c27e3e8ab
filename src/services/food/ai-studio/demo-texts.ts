import type { Language } from '#kit/language/language';
import { type TextRequest, textOf } from './text-prompt';

/** Suggestions without a language model, from the fields of the dish. */
export function demoTexts(request: TextRequest): string[] {
  const { task, language, dish } = request;
  if (task === 'translate') return [dish ? ownText(request) : (request.text ?? '')];
  if (task === 'shorten') return [firstSentence(textOf(request) ?? '')];
  if (!dish) return [];
  const name = dish.name[language] || dish.name.en;
  if (task === 'alt_text') return [PICTURE_OF[language](name)];
  const ingredients = dish.ingredients[language];
  const described = dish.description[language];
  return [described && `${name}: ${described}`, ingredients && MADE_OF[language](name, ingredients), name];
}

const PICTURE_OF: Readonly<Record<Language, (name: string) => string>> = {
  en: name => `${name}, served on a table`,
  ar: name => `${name} على المائدة`,
};

const MADE_OF: Readonly<Record<Language, (name: string, ingredients: string) => string>> = {
  en: (name, ingredients) => `${name}, made of ${ingredients}`,
  ar: (name, ingredients) => `${name} من ${ingredients}`,
};

/** The text of the dish in the requested language. */
const ownText = ({ dish, language }: TextRequest): string => dish!.description[language] || dish!.name[language];

const firstSentence = (text: string): string => /^.*?[.!?؟](?=\s|$)/s.exec(text)?.[0] ?? text;
