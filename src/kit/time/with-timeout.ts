/** The result of `work`, or `otherwise` if it fails or takes longer than `timeoutMs`. */
export async function withTimeout<Result, Otherwise>(
  timeoutMs: number,
  work: () => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Otherwise>(resolve => {
    timer = setTimeout(() => resolve(otherwise), timeoutMs);
  });
  try {
    return await Promise.race([work().catch(() => otherwise), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
