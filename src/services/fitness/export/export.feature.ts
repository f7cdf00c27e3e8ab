import type { Feature } from '#kit/service/feature';
import { ExportController } from './export.controller';
import { Export } from './export.service';

export const memberExport: Feature = { controllers: [ExportController], providers: [Export] };
