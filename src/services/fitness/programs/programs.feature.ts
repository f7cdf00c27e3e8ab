import { Programs1767312600002 } from '#migrations/fitness/1767312600002-programs';
import type { Feature } from '#kit/service/feature';
import { Program } from './program.entity';
import { ProgramDay } from './program-day.entity';

export const programs: Feature = {
  entities: [Program, ProgramDay],
  migrations: [Programs1767312600002],
};
