import type { Bilingual } from '#kit/language/language';

/** What a service tells the clients of its MCP endpoint. */
export interface McpTexts {
  /** What the tools are for, in one or two sentences. */
  about: Bilingual;
  prompts: readonly McpPrompt[];
}

/** A request that people choose in their client. `{{name}}` in the text is the value of an argument. */
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
  /** Value when it is not sent; an argument without one is required. */
  fallback?: Bilingual;
}

export const MCP_TEXTS = Symbol('texts of the MCP endpoint');
