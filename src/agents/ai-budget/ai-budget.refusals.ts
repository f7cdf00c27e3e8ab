import { refusal } from '#kit/refusals/refusal';

/** The service has used its tokens of this day (UTC). */
export const AiTokensUsedUp = refusal(429, 'ai_tokens_used_up');
