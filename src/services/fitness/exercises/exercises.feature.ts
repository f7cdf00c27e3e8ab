import { Exercises1767312600000 } from '#migrations/fitness/1767312600000-exercises';
import type { Feature } from '#kit/service/feature';
import { Exercise } from './exercise.entity';

export const exercises: Feature = {
  entities: [Exercise],
  migrations: [Exercises1767312600000],
};
