/** Fails with advice and one line per problem, where a diff of lists would not say what to do. */
export function expectNone(advice: string, problems: readonly string[]): void {
  if (problems.length === 0) return;
  const error = new Error([advice, ...problems.map(problem => `  ${problem}`)].join('\n'));
  Error.captureStackTrace(error, expectNone);
  throw error;
}
