import type { Bilingual } from '#kit/language/language';

/** Texts of a service for the clients of its MCP endpoint. */
export interface McpTexts {
  /** Purpose of the tools, in one or two sentences. */
  about: Bilingual;
  prompts: readonly McpPrompt[];
}

/** A prompt that users choose in their client. `{{name}}` in the text is replaced by the argument. */
export interface McpPrompt {
  /** In snake case; stable across releases. */
  name: string;
  title: Bilingual;
  description: Bilingual;
  arguments?: readonly PromptArgument[];
  text: Bilingual;
}

export interface PromptArgument {
  name: string;
  description: Bilingual;
  /** Default value; an argument without one is required. */
  fallback?: Bilingual;
}

export const MCP_TEXTS = Symbol('texts of the MCP endpoint');
