import { fieldRefused } from '#kit/refusals/refusal';
import { recordId } from '#kit/http/identifiers';
import type { AnsweredQuestion } from './quiz-attempt.entity';
import type { QuizQuestion } from './quiz-question.entity';
import type { Quiz } from './quiz.entity';

type ScoredQuestion = Pick<QuizQuestion, 'id' | 'prompt' | 'options' | 'removedOptionIds' | 'answerKey' | 'points'>;

export interface Score {
  score: number;
  maxScore: number;
  /** Rounded down, so that it reaches the pass percentage only when the points do. */
  percentage: number;
  passed: boolean;
  answers: AnsweredQuestion[];
}

/** A question gives points only if exactly its correct options are chosen. Choices of removed questions and options are ignored. */
export function scoreAttempt(
  questions: readonly ScoredQuestion[],
  choices: Record<string, unknown>,
  { passPercentage, removedQuestionIds }: Pick<Quiz, 'passPercentage' | 'removedQuestionIds'>,
): Score {
  const chosen = chosenOptions(questions, choices, removedQuestionIds);
  const answers = questions.map(question => markAnswer(question, chosen.get(question.id) ?? []));
  const maxScore = questions.reduce((sum, { points }) => sum + points, 0);
  const score = questions.reduce((sum, { points }, at) => sum + (answers[at]!.is_right ? points : 0), 0);
  const percentage = maxScore === 0 ? 0 : Math.floor((100 * score) / maxScore);
  return { score, maxScore, percentage, passed: percentage >= passPercentage, answers };
}

function chosenOptions(
  questions: readonly ScoredQuestion[],
  choices: Record<string, unknown>,
  removedQuestionIds: readonly number[],
): Map<number, number[]> {
  const questionsById = new Map(questions.map(question => [question.id, question]));
  const chosen = new Map<number, number[]>();
  for (const [key, ids] of Object.entries(choices)) {
    const id = recordId(key);
    if (id !== undefined && removedQuestionIds.includes(id)) continue;
    const question = id === undefined ? undefined : questionsById.get(id);
    if (!question) throw fieldRefused(`answers.${key}`, 'quiz_question');
    const optionIds = new Set<unknown>([...question.options.map(option => option.id), ...question.removedOptionIds]);
    if (!Array.isArray(ids) || !ids.every(option => optionIds.has(option)) || new Set(ids).size !== ids.length)
      throw fieldRefused(`answers.${key}`, 'quiz_options');
    chosen.set(
      question.id,
      (ids as number[]).filter(option => !question.removedOptionIds.includes(option)),
    );
  }
  return chosen;
}

function markAnswer({ id, prompt, options, answerKey }: ScoredQuestion, chosen: number[]): AnsweredQuestion {
  const correct = new Set(answerKey);
  const isRight = chosen.length === correct.size && chosen.every(option => correct.has(option));
  return { question_id: id, prompt, options, chosen, is_right: isRight };
}
