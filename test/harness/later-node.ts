import { LATER_NODES, laterNode } from './programs.cjs';

/** A version of Node that is later than the one that runs the tests. */
export interface LaterNode {
  major: number;
  /** The path of the program. */
  program: string;
}

/** @throws Error when one is not installed */
export function laterNodes(): LaterNode[] {
  return LATER_NODES.map(major => {
    const program = laterNode(major);
    if (!program)
      throw new Error(`Node ${major} is missing: npm ci --prefix test/harness/node-versions, as .ci/run does`);
    return { major, program };
  });
}
