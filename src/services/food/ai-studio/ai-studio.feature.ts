import type { Feature } from '#kit/service/feature';
import { AiStudioController } from './ai-studio.controller';
import { DishPictures } from './dish-pictures.service';
import { DishSubjects } from './dish-subjects';
import { StudioTexts } from './studio-texts.service';
import { aiStudioOffice } from './ai-studio.office';

const MINUTES = 60;

export const aiStudio: Feature = {
  office: aiStudioOffice,
  controllers: [AiStudioController],
  providers: [DishPictures, DishSubjects, StudioTexts],
  rateLimits: { studioTexts: { limit: 30, windowSeconds: 10 * MINUTES } },
};
