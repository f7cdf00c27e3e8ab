import { Session } from '#kit/session';

/** The sign-in of the agency's office; visitors have none. */
export const session = new Session('homes-office');
