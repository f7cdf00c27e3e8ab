import type { Feature } from '#kit/service/feature';
import { ExerciseView } from './exercise-view.entity';
import { LibraryController } from './library.controller';
import { LibraryQueries } from './library.queries';
import { Library } from './library.service';
import { LoggedSet } from './logged-set.entity';
import { SavedExercise } from './saved-exercise.entity';
import { libraryOffice } from './library.office';

export const library: Feature = {
  controllers: [LibraryController],
  providers: [LibraryQueries, Library],
  entities: [SavedExercise, ExerciseView, LoggedSet],
  tables: ['fitness/library'],
  office: libraryOffice,
};
