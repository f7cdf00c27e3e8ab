/** What several suites of a test file use one after the other: the first that asks starts it, the end of the file closes it. */
export function sharedByFile<Started extends { close: () => Promise<void> }>(
  start: () => Promise<Started>,
): () => Promise<Started> {
  let started: Promise<Started> | undefined;
  afterAll(async () => (await started)?.close());
  return async () => {
    started ??= start();
    return started;
  };
}
