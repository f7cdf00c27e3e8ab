import type { AiConfiguration } from '#kit/config/ai-configuration';
import { guardedFetch } from './guarded-fetch';

const MEBIBYTE = 1024 ** 2;
const MAX_CHAT_BYTES = 8 * MEBIBYTE;
const MAX_PICTURE_BYTES = 40 * MEBIBYTE;
/** The protocol requires a maximum; the SDK would send the maximum of the model. */
const MAX_ANTHROPIC_TOKENS = 4096;
/** OpenAI's own models refuse the `response_format` that other servers need. */
const OPENAI_PICTURES = 'gpt-image';

/** The configured server and its key. Packages are loaded on the first call. */
export class Provider {
  readonly name: AiConfiguration['provider'];

  constructor(
    private readonly configuration: AiConfiguration,
    private readonly apiKey: string,
  ) {
    this.name = configuration.provider;
  }

  get maxOutputTokens(): number | undefined {
    return this.name === 'anthropic' ? MAX_ANTHROPIC_TOKENS : undefined;
  }

  async load() {
    // The SDK would write warnings to the console.
    globalThis.AI_SDK_LOG_WARNINGS = false;
    return import('ai');
  }

  async languageModel(name: string) {
    const settings = this.settings(MAX_CHAT_BYTES);
    if (this.name === 'anthropic') {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic(settings)(name);
    }
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({ name: this.name, includeUsage: true, ...settings })(name);
  }

  async imageModel(name: string) {
    const settings = this.settings(MAX_PICTURE_BYTES);
    if (name.startsWith(OPENAI_PICTURES)) {
      const { createOpenAI } = await import('@ai-sdk/openai');
      return createOpenAI(settings).image(name);
    }
    const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
    return createOpenAICompatible({ name: 'pictures', ...settings }).imageModel(name);
  }

  private settings(maxBytes: number) {
    const { baseUrl } = this.configuration;
    return { baseURL: baseUrl, apiKey: this.apiKey, fetch: guardedFetch(baseUrl, maxBytes) };
  }
}
