import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenCheck, HandWrittenIndex, IntegerColumn } from '#kit/database/columns';
import { Workout } from '../workouts/workout.entity';
import { Program } from './program.entity';

/** The workout of a program day; days without a row are rest days. */
@Entity({ name: 'program_day' })
@HandWrittenCheck('program_day_figures')
@HandWrittenIndex('program_day_workout_idx')
export class ProgramDay {
  @ForeignKey(() => Program, { name: 'program_day_program_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  programId: number;

  /** Number of the week, from 1. */
  @PrimaryColumn({ type: 'integer' })
  week: number;

  /** 1 to 7; 1 is the weekday on which the member started the program. */
  @PrimaryColumn({ type: 'integer' })
  day: number;

  @ForeignKey(() => Workout, { name: 'program_day_workout_fkey' })
  @IntegerColumn()
  workoutId: number;
}
