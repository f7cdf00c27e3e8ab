import { createFitnessClient, type FitnessSchemas } from 'quintet-clients/fitness';
import { serviceAt } from '#kit/api';
import { language } from '#kit/language';
import { Session } from '#kit/session';

export type Account = FitnessSchemas['StaffAccountView'];
export type Training = FitnessSchemas['FitnessSession'];
export type TrainingExercise = FitnessSchemas['FitnessSessionExercise'];
export type TrainingSet = FitnessSchemas['FitnessSessionSet'];
export type PlanPage = FitnessSchemas['FitnessPlanPage'];
export type WorkoutCard = FitnessSchemas['FitnessWorkoutCard'];
export type CheckIn = FitnessSchemas['CheckInView'];
export type Message = FitnessSchemas['CoachMessageView'];
export type Client = FitnessSchemas['ClientView'];
export type ClientDetail = FitnessSchemas['ClientDetail'];
export type Assignment = FitnessSchemas['AssignmentView'];
export type Person = FitnessSchemas['CoachingPerson'];
export type GymEvent = FitnessSchemas['CommunityEventView'];

export const session = new Session('gym');

export const fitness = createFitnessClient({ baseUrl: serviceAt('fitness'), token: session.token, language });
fitness.use(session.ending());
