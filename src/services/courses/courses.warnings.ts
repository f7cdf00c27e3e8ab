import { shown } from '#kit/views/shown';

const MEANINGS = {
  no_lessons: 'it has no lesson',
  no_text: 'its text is missing in a language',
  due_in_past: 'it is past due and has no submissions',
  very_long: 'it lasts longer than twelve hours',
} as const;
type Warning = keyof typeof MEANINGS;
type Checks<Row> = Partial<Record<Warning, (row: Row) => boolean>>;

/** Longer lessons and classes are probably typing errors. */
export const MAX_USUAL_MINUTES = 12 * 60;

/** Field with the warnings about a record for the dashboard. */
export function warnings<Row>(checks: Checks<Row>) {
  const words = (Object.keys(MEANINGS) as Warning[]).filter(word => checks[word]);
  const meanings = words.map(word => `\`${word}\`: ${MEANINGS[word]}`).join('; ');
  const description = `Warnings for staff, which refuse nothing. ${meanings}.`;
  return shown.made({ type: String, enum: [...words], isArray: true, description }, (row: Row): Warning[] =>
    words.filter(word => checks[word]?.(row)),
  );
}

export const hasText = (column: string): string =>
  `coalesce(btrim(${column} ->> 'en') <> '' AND btrim(${column} ->> 'ar') <> '', false)`;
