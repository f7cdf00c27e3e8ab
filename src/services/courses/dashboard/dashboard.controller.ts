import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '#kit/http/api-notes';
import { Audience } from '#kit/access/access-rule';
import type { Caller } from '#kit/access/caller';
import { RequestLanguage, SignedIn } from '#kit/access/parameters';
import { Answers } from '#kit/http/describe';
import type { Language } from '#kit/language/language';
import { STUDENT } from '../students/student-accounts';
import { Dashboard } from './dashboard.service';
import { KpisView, OverviewView, RadarSpokeView } from './dashboard.view';
import { StudentFigures } from './student-figures.queries';

@ApiTags('Student dashboard')
@Controller('users/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: Dashboard,
    private readonly figures: StudentFigures,
  ) {}

  @Get('overview')
  @Audience(STUDENT)
  @Answers('The home screen in one call', OverviewView)
  overview(@SignedIn() student: Caller, @RequestLanguage() language: Language) {
    return this.dashboard.overview(student, language);
  }

  @Get('kpis')
  @Audience(STUDENT)
  @Answers('Figures over the held courses', KpisView)
  kpis(@SignedIn() student: Caller) {
    return this.figures.kpis(student.id);
  }

  @Get('radar')
  @Audience(STUDENT)
  @Answers('The spokes of the skills chart, as the setting `dashboard_radar_metrics` names them', [RadarSpokeView])
  radar(@SignedIn() student: Caller, @RequestLanguage() language: Language) {
    return this.dashboard.radar(student.id, language);
  }
}
