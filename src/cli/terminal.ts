import type { Readable } from 'node:stream';

/** Input and output of a command. */
export interface Terminal {
  environment: Record<string, string | undefined>;
  /** A keyboard when `isTTY`, otherwise piped input. */
  input: Readable & { isTTY?: boolean };
  write: (text: string) => void;
  writeError: (text: string) => void;
}
