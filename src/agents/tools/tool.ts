import type { Caller } from '#kit/http/caller';
import type { Language } from '#kit/language/language';
import type { Schema } from '#kit/openapi/document';

/** JSON Schema (2020-12) without references to other documents. */
export type JsonSchema = Schema & { $defs?: Record<string, Schema> };

/** An operation of the API as language models call it. */
export interface Tool {
  name: string;
  title: string;
  /** Of a tool that changes data. */
  arabicTitle?: string;
  description: string;
  inputSchema: JsonSchema;
  outputSchema: JsonSchema;
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: false };
  /** The OpenAPI tag in snake case. */
  toolset: string;
  essential: boolean;
  /** Search keywords in both languages; only essential tools have some. */
  keywords: readonly string[];
  isRead: boolean;
  method: string;
  /** Without the prefix of the service, with `{name}` parameters. */
  path: string;
  /** Arguments of path and query that are tokens or keys. */
  secretArguments: readonly string[];
  /** What a call may cause beyond its record: `@SideEffects` of its route, and `request` of one with `@SendsOut`. */
  sideEffects: readonly string[];
}

/** The caller of a tool: an account, or the public. */
export interface ToolUser {
  audience?: string;
  accountId?: number;
  /** The account, if the present request has already read it. */
  caller?: Caller;
  /** The visitor address for rate limits. */
  address: string;
  language: Language;
}

export interface ToolSelection {
  /** By tag; the essential tools when left out. */
  toolsets?: readonly string[] | 'all';
  /** Narrows the selection further, such as the toolsets of a key. */
  within?: readonly string[];
  readOnly?: boolean;
}

export interface ToolsetsOfUser {
  /** With tools that read or change data by the rights of the account. */
  own: readonly string[];
  /** With tools that give every caller the same. */
  open: readonly string[];
}

export interface CallOptions {
  /** Derives the idempotency key of a call without one, so that calls with the same seed run once. */
  seed: string;
  signal?: AbortSignal;
  /** Without `toolsets`, every toolset is allowed. */
  selection?: ToolSelection;
  /** Repeats the answer of an earlier call with the same seed, as `Idempotency-Key` does for a request. */
  isRepeatable?: boolean;
  /** Leaves tokens and keys out of the result. */
  withoutSecrets?: boolean;
}

export interface ToolSuccess {
  ok: true;
  status: number;
  data: unknown;
  /** Fields of the response next to `data`, such as `pagination`. */
  meta?: Record<string, unknown>;
  /** This is the response to an earlier call; nothing was done again. */
  isRepeated?: boolean;
}

export interface ToolFailure {
  ok: false;
  status: number;
  code: string;
  /** In the language of the user. */
  message: string;
  errors?: Record<string, string[]>;
  details?: unknown;
  retryAfterSeconds?: number;
}

export type ToolResult = ToolSuccess | ToolFailure;
