import type { Feature } from '#kit/service/feature';
import { CountriesController } from './countries.controller';

export const countries: Feature = { controllers: [CountriesController] };
