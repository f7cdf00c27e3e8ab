/** A language model that can request tool calls. It never runs a tool itself. */
export interface ChatModel {
  readonly name: string;
  /** The parts of one response: text, then calls, then one `end`. Throws `ModelFailed` instead of the `end`. */
  stream(request: ChatRequest): AsyncIterable<ChatPart>;
}

export interface ChatRequest {
  system: string;
  messages: readonly ChatMessage[];
  tools: readonly ChatTool[];
  signal: AbortSignal;
}

export type ChatMessage =
  | { role: 'user'; text: string }
  | { role: 'assistant'; text: string; calls: readonly ChatToolCall[] }
  | { role: 'tool'; callId: string; name: string; text: string };

export type JsonObject = Readonly<Record<string, unknown>>;

export interface ChatTool {
  name: string;
  title: string;
  description: string;
  /** A JSON schema. */
  inputSchema: object;
  isRead: boolean;
  /** Arabic search keywords for the demo model. */
  keywords?: readonly string[];
}

export interface ChatToolCall {
  /** Unique id of nine letters and digits; never that of the provider. */
  id: string;
  name: string;
  arguments: Record<string, unknown>;
  /** Why the call cannot run: the tool was not offered, or the arguments are not a JSON object. */
  problem?: 'unknown_tool' | 'invalid_arguments';
  /** Data that some providers require with the call in later requests. */
  metadata?: JsonObject;
}

export interface Tokens {
  input: number;
  output: number;
}

export type ChatPart =
  | { kind: 'text'; text: string }
  | { kind: 'call'; call: ChatToolCall }
  | { kind: 'end'; tokens: Tokens };

export interface PictureModel {
  /** Encoded pictures as the provider sent them; the caller checks them. Throws `ModelFailed`. */
  draw(request: PictureRequest): Promise<Buffer[]>;
}

export interface PictureRequest {
  prompt: string;
  /** A picture to edit. */
  source?: Buffer;
  count: number;
  signal: AbortSignal;
}
