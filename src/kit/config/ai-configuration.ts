import { withoutTrailingSlashes } from '../text/trailing-slashes';
import type { Values } from './variables';

export interface AiConfiguration {
  provider: 'openai' | 'anthropic';
  /** Without a trailing slash. */
  baseUrl: string;
  /** Undefined: no provider is called. */
  apiKey: string | undefined;
  /** The first is the default. */
  models: readonly string[];
  imageModel: string | undefined;
  /** Per service. */
  tokensPerDay: number;
  /** Per service. */
  picturesPerDay: number;
}

const BASE_URLS = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' };
const TOKENS_PER_DAY = 1_000_000;
const PICTURES_PER_DAY = 200;

export function aiConfiguration(read: Values): AiConfiguration {
  return {
    provider: read.AI_PROVIDER,
    baseUrl: withoutTrailingSlashes(read.AI_BASE_URL ?? BASE_URLS[read.AI_PROVIDER]),
    apiKey: read.AI_API_KEY,
    models: [...new Set(read.AI_MODELS)],
    imageModel: read.AI_IMAGE_MODEL,
    tokensPerDay: read.AI_TOKENS_PER_DAY ?? TOKENS_PER_DAY,
    picturesPerDay: read.AI_PICTURES_PER_DAY ?? PICTURES_PER_DAY,
  };
}
