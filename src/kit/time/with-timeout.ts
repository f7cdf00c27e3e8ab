/** The result of `work`, or `otherwise` if it fails or takes longer than `timeoutMs`. */
export async function withTimeout<Result, Otherwise>(
  timeoutMs: number,
  work: () => Promise<Result>,
  otherwise: Otherwise,
): Promise<Result | Otherwise> {
  return inTime(timeoutMs, work()).catch(() => otherwise);
}

/** Rejects if `result` takes longer than `timeoutMs`. */
export async function inTime<Result>(timeoutMs: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`no reply within ${timeoutMs} ms`));
    // After a pause of the process the reply may already have arrived, so it is read first.
    timer = setTimeout(() => setImmediate(giveUp), timeoutMs);
  });
  result.catch(() => undefined); // may fail after the timeout
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
