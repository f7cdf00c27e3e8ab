import { scoreAttempt } from './score';

const text = { en: 'A', ar: 'أ' };
const question = (id: number, answerKey: number[], points = 1, count = 3) => ({
  id,
  prompt: text,
  options: Array.from({ length: count }, (_, at) => ({ id: at + 1, text })),
  removedOptionIds: [9],
  answerKey,
  points,
});
const quiz = (passPercentage: number) => ({ passPercentage, removedQuestionIds: [5007, 5008] });
const single = question(1, [2]);
const multiple = question(2, [1, 3], 2);
const both = [single, multiple];

describe('the score of an attempt', () => {
  it('gives the points of a question for exactly its right options', () => {
    expect(scoreAttempt(both, { 1: [2], 2: [3, 1] }, quiz(60))).toMatchObject({
      score: 3,
      maxScore: 3,
      percentage: 100,
      passed: true,
    });
    expect(scoreAttempt(both, { 1: [2], 2: [1] }, quiz(60))).toMatchObject({
      score: 1,
      maxScore: 3,
      percentage: 33,
      passed: false,
    });
    expect(scoreAttempt(both, { 1: [1, 2, 3], 2: [1, 2, 3] }, quiz(0))).toMatchObject({ score: 0, passed: true });
    expect(scoreAttempt(both, {}, quiz(60))).toMatchObject({ score: 0, maxScore: 3, percentage: 0, passed: false });
  });

  it('passes when the points reach the percentage and not when they come near', () => {
    const many = Array.from({ length: 1000 }, (_, at) => question(at + 1, [1]));
    const right = (count: number) => Object.fromEntries(many.slice(0, count).map(({ id }) => [id, [1]]));
    expect(scoreAttempt(many, right(600), quiz(60)).passed).toBe(true);
    expect(scoreAttempt(many, right(599), quiz(60))).toMatchObject({ passed: false, percentage: 59 });
  });

  it('stores the questions and chosen options, not the correct ones', () => {
    const { answers } = scoreAttempt(both, { 2: [1] }, quiz(60));
    expect(answers).toEqual([
      { question_id: 1, prompt: text, options: single.options, chosen: [], is_right: false },
      { question_id: 2, prompt: text, options: multiple.options, chosen: [1], is_right: false },
    ]);
  });

  it('ignores removed questions, whatever was chosen, and removed options', () => {
    expect(scoreAttempt(both, { 1: [2], 2: [1, 3, 9], 5007: [1], 5008: 'gone' }, quiz(60))).toMatchObject({
      score: 3,
      answers: [{ chosen: [2] }, { chosen: [1, 3] }],
    });
  });

  it.each([
    [{ 3: [1] }],
    [{ '01': [1] }],
    [{ constructor: [1] }],
    [{ 1: [4] }],
    [{ 1: [2, 2] }],
    [{ 1: ['2'] }],
    [{ 1: 2 }],
    [{ 1: null }],
  ])('refuses %j', sent => {
    expect(() => scoreAttempt(both, sent, quiz(60))).toThrow('validation_failed');
  });
});
