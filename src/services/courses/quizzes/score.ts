import { fieldRefused } from '#kit/refusals/refusal';
import { recordId } from '#kit/http/identifiers';
import type { AnsweredQuestion } from './quiz-attempt.entity';
import type { QuizQuestion } from './quiz-question.entity';

type Asked = Pick<QuizQuestion, 'id' | 'prompt' | 'options' | 'answerKey' | 'points'>;

export interface Score {
  score: number;
  maxScore: number;
  /** Rounded down, so that it reaches the pass percentage only when the points do. */
  percentage: number;
  passed: boolean;
  answers: AnsweredQuestion[];
}

/**
 * Scores an attempt. A question gives points only if exactly its correct options are chosen. Throws for unknown
 * questions or options.
 */
export function scored(questions: readonly Asked[], sent: Record<string, unknown>, passPercentage: number): Score {
  const chosen = chosenOptions(questions, sent);
  const answers = questions.map(question => answered(question, chosen.get(question.id) ?? []));
  const maxScore = questions.reduce((sum, { points }) => sum + points, 0);
  const score = questions.reduce((sum, { points }, at) => sum + (answers[at]!.is_right ? points : 0), 0);
  const percentage = maxScore === 0 ? 0 : Math.floor((100 * score) / maxScore);
  return { score, maxScore, percentage, passed: percentage >= passPercentage, answers };
}

function chosenOptions(questions: readonly Asked[], sent: Record<string, unknown>): Map<number, number[]> {
  const asked = new Map(questions.map(question => [question.id, question]));
  const chosen = new Map<number, number[]>();
  for (const [key, ids] of Object.entries(sent)) {
    const id = recordId(key);
    const question = id === undefined ? undefined : asked.get(id);
    if (!question) throw fieldRefused('answers', 'quiz_question');
    const known = new Set<unknown>(question.options.map(option => option.id));
    if (!Array.isArray(ids) || !ids.every(option => known.has(option)) || new Set(ids).size !== ids.length)
      throw fieldRefused(`answers.${key}`, 'quiz_options');
    chosen.set(question.id, ids as number[]);
  }
  return chosen;
}

function answered({ id, prompt, options, answerKey }: Asked, chosen: number[]): AnsweredQuestion {
  const right = new Set(answerKey);
  const isRight = chosen.length === right.size && chosen.every(option => right.has(option));
  return { question_id: id, prompt, options, chosen, is_right: isRight };
}
