import { bodyColumns, NO_COLUMN } from '#kit/database/body-columns';
import { fieldRefused } from '#kit/refusals/refusal';
import { changedText } from '#kit/language/changed-text';
import type { QuizQuestion } from './quiz-question.entity';
import type { QuizOptionBody, QuizQuestionBody, QuizQuestionChangeBody } from './quizzes.dto';

/** Values of a new or changed question. Throws unless an option is correct, exactly one for a single choice. */
export function questionValues(body: QuizQuestionChangeBody, stored?: QuizQuestion): Partial<QuizQuestion> {
  const type = body.type ?? stored?.type ?? 'single';
  const keyedValues = body.options && keyedOptions(body.options, stored);
  const correctCount = (keyedValues ?? stored)?.answerKey.length ?? 0;
  if (correctCount === 0) throw fieldRefused('options', 'a_right_option');
  if (type === 'single' && correctCount > 1) throw fieldRefused('options', 'one_right_option');
  return { type, ...questionColumns(body, stored), ...keyedValues };
}

/** Options sent with an id keep it; new ids follow the highest one ever given, so that running attempts stay valid. */
function keyedOptions(
  options: QuizOptionBody[],
  stored?: QuizQuestion,
): Pick<QuizQuestion, 'options' | 'answerKey' | 'removedOptionIds'> {
  const storedIds = new Set(stored?.options.map(option => option.id));
  const removedIds = stored?.removedOptionIds ?? [];
  const reusedIds = options.flatMap(({ id }) => id ?? []);
  if (new Set(reusedIds).size !== reusedIds.length || !reusedIds.every(id => storedIds.has(id)))
    throw fieldRefused('options', 'quiz_options');
  let last = Math.max(0, ...storedIds, ...removedIds);
  const numbered = options.map(({ id, text, is_correct }) => ({
    id: id ?? (last += 1),
    text: { en: text.en, ar: text.ar },
    isRight: is_correct,
  }));
  return {
    options: numbered.map(({ id, text }) => ({ id, text })),
    answerKey: numbered.filter(({ isRight }) => isRight).map(({ id }) => id),
    removedOptionIds: [...removedIds, ...[...storedIds].filter(id => !reusedIds.includes(id))],
  };
}

const questionColumns = bodyColumns<QuizQuestionBody, QuizQuestion>({ explanation: changedText, options: NO_COLUMN });
