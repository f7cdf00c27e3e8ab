/** Prints the median round of each contender, and how each compares with the first, round by round. */
export function report(contenders) {
  for (const { name, rounds } of contenders) tell(name, rounds);
  const [first, ...others] = contenders;
  for (const other of others) {
    // A floor is what could be reached, another build what was there before.
    const [above, below] = other.floor ? [first, other] : [other, first];
    const requests = median(above.rounds.map((round, index) => round.perSecond / below.rounds[index].perSecond));
    const cpu = leastOf(above.rounds, 'cpu') / leastOf(below.rounds, 'cpu');
    console.log(
      `  ${above.name} / ${below.name}: requests x ${requests.toFixed(2)} (median of the rounds), least processor time of Node x ${cpu.toFixed(2)}`,
    );
  }
}

function tell(name, rounds) {
  const middle = rounds.toSorted((a, b) => a.perSecond - b.perSecond)[rounds.length >> 1];
  const { perSecond, bytes, p50, p95, p99 } = middle;
  const all = rounds.map(round => Math.round(round.perSecond)).join(' ');
  const least = what => leastOf(rounds, what).toFixed(0);
  console.log(
    `  ${name.padEnd(12)} ${perSecond.toFixed(0).padStart(6)}/s  ${bytes.toFixed(0).padStart(6)} bytes` +
      `  p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)} ms  ${statusesOf(rounds)}` +
      `  least processor µs/request: node ${least('cpu')}, postgres ${least('postgres')}  (${all})`,
  );
}

/** How many responses had which status, in all rounds: `200: 312, 409: 2`. */
export function statusesOf(rounds) {
  const counts = new Map();
  for (const [status, count] of rounds.flatMap(({ statuses }) => Object.entries(statuses)))
    counts.set(status, (counts.get(status) ?? 0) + count);
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}

export const median = values => values.toSorted((a, b) => a - b)[values.length >> 1];

const leastOf = (rounds, what) => Math.min(...rounds.map(round => round[what]));
