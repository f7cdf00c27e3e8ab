import { createHash, randomBytes } from 'node:crypto';

const MARK = 'qk_cal_';
const SECRET_BYTES = 32;
const SECRET = new RegExp(`^${MARK}[0-9a-f]{${SECRET_BYTES * 2}}$`);

/** The log masks everything that begins like a key. */
export const newExportSecret = (): string => MARK + randomBytes(SECRET_BYTES).toString('hex');

/** A fast hash is enough for 256 random bits, and allows an indexed lookup. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Checks the format only, to save a query for malformed secrets. */
export const isExportSecret = (text: string): boolean => SECRET.test(text);
