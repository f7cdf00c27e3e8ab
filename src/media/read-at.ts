export type ReadAt = (position: number, length: number) => Promise<Buffer>;
