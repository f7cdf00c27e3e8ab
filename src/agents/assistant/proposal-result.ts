import type { ToolResult } from '../tools/tool';
import type { Placeholders } from './placeholders';

/** The response to a confirmed proposal, as it is stored. */
export interface ProposalResult {
  /** HTTP status. */
  status: number;
  /** Null after a failure, and if the data was too large to keep. */
  data: unknown;
  code: string | null;
  message: string | null;
  errors: Record<string, string[]> | null;
}

const MAX_DATA_BYTES = 16 * 1024;

export const isSuccess = ({ code }: ProposalResult): boolean => code === null;

/** The result with placeholders in place of personal data. */
export function storedResult(result: ToolResult, placeholders: Placeholders): ProposalResult {
  if (!result.ok) {
    const { status, code, message, errors = null } = result;
    return placeholders.maskData({ status, data: null, code, message, errors }) as ProposalResult;
  }
  const isSmall = Buffer.byteLength(JSON.stringify(result.data ?? null)) <= MAX_DATA_BYTES;
  const data = isSmall ? placeholders.maskData(result.data ?? null) : null;
  return { status: result.status, data, code: null, message: null, errors: null };
}
