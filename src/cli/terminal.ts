import type { Readable } from 'node:stream';

/** Input and output of a command. */
export interface Terminal {
  environment: Record<string, string | undefined>;
  /** Interactive if `isTTY`, otherwise piped. */
  input: Readable & { isTTY?: boolean };
  write: (text: string) => void;
  writeError: (text: string) => void;
}
