/** What `work` comes to, or `otherwise` when it fails or takes longer. */
export async function withTimeout<Result, Otherwise>(
  patienceMs: number,
  work: () => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Otherwise>(resolve => {
    timer = setTimeout(() => resolve(otherwise), patienceMs);
  });
  try {
    return await Promise.race([work().catch(() => otherwise), patience]);
  } finally {
    clearTimeout(timer);
  }
}
