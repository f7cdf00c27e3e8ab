import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { ProgramDay } from './program-day.entity';
import { ProgramEditing } from './program-editing.service';
import { Program } from './program.entity';
import { ProgramsStaffController } from './programs-staff.controller';
import { ProgramInUse } from './programs.catalogue';
import { programMessages } from './programs.messages';
import { programsOffice } from './programs.office';

export const programs: Feature = {
  controllers: [ProgramsStaffController],
  providers: [ProgramEditing],
  entities: [Program, ProgramDay],
  tables: ['fitness/programs'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  messages: programMessages,
  constraintRefusals: { program_slug_key: SlugInUse, program_enrollment_program_fkey: ProgramInUse },
  office: programsOffice,
};
