/** Runs a step that takes seconds and reports it. */
export type Progress = <Result>(step: string, work: () => Promise<Result>) => Promise<Result>;

export const silent: Progress = async (_step, work) => work();

/** Writes one line for each step: `Loading demo data: food ... 8 s`. */
export const progressOn =
  (write: (text: string) => void): Progress =>
  async (step, work) => {
    const started = performance.now();
    write(`${step} ...`);
    try {
      const result = await work();
      write(` ${Math.round((performance.now() - started) / 1000)} s`);
      return result;
    } finally {
      write('\n');
    }
  };
