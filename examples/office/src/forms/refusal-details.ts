import { Refused } from 'quintet-clients/answers';
import type { Data } from '../api';
import { knownOffice } from '../office';
import { detailsOf } from '../values';

/** Sends, and shows the details of a refusal in `place`: what is left to refund, which nights are free. */
export const withDetails = (send: () => unknown, place: HTMLElement) => async (): Promise<void> => {
  place.replaceChildren();
  try {
    await send();
  } catch (failure) {
    const details =
      failure instanceof Refused ? (failure.failure as { details?: Data } | undefined)?.details : undefined;
    const office = knownOffice();
    if (office && details && Object.keys(details).length > 0)
      place.replaceChildren(detailsOf(office, details, undefined));
    throw failure;
  }
};
