import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { CurriculumAccess } from './curriculum-access';
import { curriculumMessages } from './curriculum.messages';
import { LessonResource } from './lesson-resource.entity';
import { LessonResourcesController } from './lesson-resources.controller';
import { LessonResources } from './lesson-resources.service';
import { Lesson } from './lesson.entity';
import { LessonsController } from './lessons.controller';
import { Lessons } from './lessons.service';
import { Section } from './section.entity';
import { SectionsController } from './sections.controller';
import { Sections } from './sections.service';
import { curriculumOffice } from './curriculum.office';

export const curriculum: Feature = {
  controllers: [SectionsController, LessonsController, LessonResourcesController],
  providers: [CurriculumAccess, Sections, Lessons, LessonResources],
  entities: [Section, Lesson, LessonResource],
  tables: ['courses/curriculum'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  messages: curriculumMessages,
  office: curriculumOffice,
};
