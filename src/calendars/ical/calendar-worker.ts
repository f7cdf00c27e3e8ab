import { type CalendarProblem, type CalendarTask, type ReadCalendar, readCalendar } from './read-calendar';

/** Runs in the thread of `CalendarThread`. */
export const read = ({ text, window }: CalendarTask): ReadCalendar | CalendarProblem => readCalendar(text, window);

/** Loads the thread, so that the time limit covers only the reading. */
export const start = (): void => undefined;
