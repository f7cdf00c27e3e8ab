import { PageQuery } from '#kit/http/page-query';
import { pagesFrom } from '../fitness.pages';

export class WorkoutsQuery extends PageQuery(pagesFrom(200)) {}
