import type { Readable } from 'node:stream';

/** What a command reads and writes. */
export interface Terminal {
  environment: Record<string, string | undefined>;
  /** A person's keyboard where `isTTY`, otherwise what was piped in. */
  input: Readable & { isTTY?: boolean };
  write: (text: string) => void;
  writeError: (text: string) => void;
}
