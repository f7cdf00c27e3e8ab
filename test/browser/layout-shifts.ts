/**
 * Runs in a page and writes an error to its console when something moves of itself. What the visitor's input causes is left out:
 * its requests, the scripts it loads, its timers of less than a second, and two frames after the last of them. These are
 * followed one by one, so that the speed of the machine decides nothing. The API reference is drawn by a library and left out.
 */
export const REPORT_LAYOUT_SHIFTS = `if (!location.pathname.endsWith('/docs')) {
  const MAX_TIMER_MS = 1000;
  const { fetch: send, setTimeout: startTimer, clearTimeout: stopTimer, requestAnimationFrame: nextFrame } = globalThis;
  const now = performance.now.bind(performance);
  /** When effects of inputs were under way: begin and end. */
  const periods = [];
  let underWay = 0;
  const begin = () => {
    if (underWay++ === 0) periods.push([now(), Infinity]);
  };
  const end = () => nextFrame(() => nextFrame(() => {
    if (--underWay === 0) periods.at(-1)[1] = now();
  }));
  const follow = promise => {
    if (underWay === 0) return promise;
    begin();
    promise.then(end, end);
    return promise;
  };
  const onInput = () => {
    begin();
    end();
  };
  for (const type of ['click', 'keydown', 'input', 'change']) addEventListener(type, onInput, true);
  globalThis.fetch = (...request) => follow(send(...request));
  for (const name of ['json', 'text']) {
    const read = Response.prototype[name];
    Response.prototype[name] = function () { return follow(read.call(this)); };
  }
  const timers = new Set();
  globalThis.setTimeout = (run, ms = 0, ...rest) => {
    if (underWay === 0 || ms >= MAX_TIMER_MS || typeof run !== 'function') return startTimer(run, ms, ...rest);
    begin();
    const timer = startTimer(() => {
      timers.delete(timer);
      try {
        run(...rest);
      } finally {
        end();
      }
    }, ms);
    timers.add(timer);
    return timer;
  };
  globalThis.clearTimeout = timer => {
    if (timers.delete(timer)) end();
    stopTimer(timer);
  };
  new MutationObserver(records => {
    if (underWay === 0) return;
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!['modulepreload', 'stylesheet'].includes(node.rel)) continue;
      begin();
      for (const type of ['load', 'error']) node.addEventListener(type, end, { once: true });
    }
  }).observe(document, { childList: true, subtree: true });
  let sum = 0;
  const nameOf = node => node?.nodeType === 1 ? node.localName + '.' + node.className : String(node?.nodeName);
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput || periods.some(([from, to]) => from <= startTime && startTime <= to)) continue;
      sum += value;
      if (sum >= 0.01) console.error('Layout shift ' + sum + ' by ' + sources.map(({ node }) => nameOf(node)).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}`;
