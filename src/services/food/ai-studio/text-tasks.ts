export const TEXT_TASKS = ['describe', 'translate', 'shorten', 'alt_text'] as const;
export type TextTask = (typeof TEXT_TASKS)[number];

/** Maximum characters of a suggestion. */
export const MAX_CHARACTERS: Readonly<Record<TextTask, number>> = {
  describe: 600,
  translate: 2000,
  shorten: 300,
  alt_text: 200,
};
