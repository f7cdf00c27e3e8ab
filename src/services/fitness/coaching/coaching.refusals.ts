import { refusal } from '#kit/refusals/refusal';

export const AlreadyCoached = refusal(409, 'already_coached');
export const NoCoach = refusal(409, 'no_coach');
export const CheckInExists = refusal(409, 'check_in_exists');
export const CoachNotFound = refusal(404, 'coach_not_found');
