import { refusal } from '#kit/refusals/refusal';

/** The tokens of the service for this day in UTC are used up. */
export const AiTokensUsedUp = refusal(429, 'ai_tokens_used_up');
