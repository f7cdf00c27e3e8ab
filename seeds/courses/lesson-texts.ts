import { peopleTexts } from './lesson-texts-people';
import { webTexts } from './lesson-texts-web';
import { workTexts } from './lesson-texts-work';
import type { Pair } from './texts';

/** Paragraphs of lessons after the first, by the English title of the lesson. */
export const lessonTexts: Readonly<Record<string, readonly Pair[]>> = { ...webTexts, ...workTexts, ...peopleTexts };
