import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/openapi/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Returns, Describe } from '#kit/http/route-description';
import type { Language } from '#kit/language/language';
import { STUDENT } from '../students/student-accounts';
import { Overview } from './overview.service';
import { KpisView, OverviewView, RadarSpokeView } from './overview.view';
import { StudentStatistics } from './student-statistics.queries';

@ApiTags('Student dashboard')
@Controller('users/dashboard')
export class OverviewController {
  constructor(
    private readonly overviews: Overview,
    private readonly statistics: StudentStatistics,
  ) {}

  @Get('overview')
  @Audience(STUDENT)
  @Returns('Start page of the student dashboard', OverviewView)
  @Describe(
    'Returns the profile, figures, three courses to continue, five classes and deadlines of the next seven days, and',
    'the numbers of unread notifications and messages.',
  )
  overview(@SignedIn() student: Caller, @RequestLanguage() language: Language) {
    return this.overviews.get(student, language);
  }

  @Get('kpis')
  @Audience(STUDENT)
  @Returns('Figures over the enrolled courses', KpisView)
  @Describe(
    'Counts courses, lessons, minutes and quizzes of the current courses, without cancelled seats. The figures are',
    'not updated live.',
  )
  kpis(@SignedIn() student: Caller) {
    return this.statistics.getKpis(student.id);
  }

  @Get('radar')
  @Audience(STUDENT)
  @Returns('Measures of the skills chart in the setting `dashboard_radar_metrics`', [RadarSpokeView])
  @Describe(
    'Returns each measure of the skills chart, from 0 to 100 over the enrolled courses. `consistency` is the share of',
    'the last four weeks in which a lesson was done; quizzes and assignments without an attempt are 0.',
  )
  radar(@SignedIn() student: Caller, @RequestLanguage() language: Language) {
    return this.overviews.listMeasures(student.id, language);
  }
}
