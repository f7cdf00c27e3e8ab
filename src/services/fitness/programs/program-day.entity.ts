import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, IntegerColumn } from '#kit/database/columns';
import { Workout } from '../workouts/workout.entity';
import { Program } from './program.entity';

/** What is trained on a day of a program; a day without a row is for rest. */
@Entity({ name: 'program_day' })
@HandWrittenCheck('program_day_figures')
@HandWrittenIndex('program_day_workout_idx')
export class ProgramDay {
  @ForeignKey(() => Program, { name: 'program_day_program_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  programId: number;

  /** From 1. */
  @PrimaryColumn({ type: 'integer' })
  week: number;

  /** 1 to 7, 1 being the day of the week that the program was started on. */
  @PrimaryColumn({ type: 'integer' })
  day: number;

  @ForeignKey(() => Workout, { name: 'program_day_workout_fkey' })
  @IntegerColumn()
  workoutId: number;
}
