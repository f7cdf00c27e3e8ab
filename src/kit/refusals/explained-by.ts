import { Refusal } from './refusal';

/** Runs work whose refusals are about `context`; one that has a context keeps it. */
export async function explainedBy<Result>(context: object, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (thrown) {
    throw thrown instanceof Refusal && !thrown.context ? thrown.about(context) : thrown;
  }
}
