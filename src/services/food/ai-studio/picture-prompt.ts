import type { StudioDish } from './studio-dish';

interface Wishes {
  prompt?: string | undefined;
  style?: string | undefined;
}

/** The request to the provider, in English, which every picture model reads. */
export function picturePrompt({ name, description, ingredients }: StudioDish, { prompt, style }: Wishes): string {
  return [
    `A photograph of the dish "${name.en}" for the menu of a restaurant.`,
    description.en && `Description: ${description.en}`,
    ingredients.en && `Ingredients: ${ingredients.en}`,
    style && `Style: ${style}`,
    prompt && `Wishes: ${prompt}`,
    'Show this dish alone, as it is served. No text, no logos, no people, and no ingredients that are not named.',
  ]
    .filter(Boolean)
    .join('\n');
}
