/** Reads bytes of a file; fewer at its end. */
export type ReadAt = (position: number, length: number) => Promise<Buffer>;
