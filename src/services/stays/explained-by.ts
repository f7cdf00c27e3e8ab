import { Refusal } from '#kit/refusals/refusal';

/** Runs work and attaches `context` to its refusals that have none. */
export async function explainedBy<Result>(context: object, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    throw thrown instanceof Refusal && !thrown.context ? thrown.about(context) : thrown;
  }
}
