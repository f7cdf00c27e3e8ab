import { type Failure, Refused } from 'quintet-clients/answers';

interface Outcome {
  error?: Failure;
  response: Response;
}

/** Waits for a call whose response has no data, such as a deletion; throws `Refused` where it was refused. */
export async function done(call: Promise<Outcome>): Promise<void> {
  const { error, response } = await call;
  if (!response.ok) throw new Refused(error, response);
}
