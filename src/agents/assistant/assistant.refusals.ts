import { refusal } from '#kit/refusals/refusal';

export const AssistantUnavailable = refusal(422, 'assistant_unavailable');
export const AssistantFailed = refusal(502, 'assistant_failed');
export const AnswerUnderWay = refusal(409, 'answer_under_way');
export const ProposalExpired = refusal(409, 'proposal_expired');
export const ProposalDecided = refusal(409, 'proposal_decided');
export const ProposalUnderWay = refusal(409, 'proposal_under_way');
