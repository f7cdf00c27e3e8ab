import { pageAfter, TOOLS_PER_PAGE } from './tool-page';

const tools = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `tool_${index}` }));

it.each([0, 1, TOOLS_PER_PAGE, TOOLS_PER_PAGE + 1, 3 * TOOLS_PER_PAGE])('%d tools are listed page by page', count => {
  const all = tools(count);
  const listed: { name: string }[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = pageAfter(all, cursor)!;
    expect(page.items.length).toBeLessThanOrEqual(TOOLS_PER_PAGE);
    listed.push(...page.items);
    cursor = page.nextCursor;
  }
  expect(listed).toEqual(all);
});

it.each(['', 'nonsense', Buffer.from('tool_99').toString('base64url')])('%p is no cursor of the list', cursor => {
  expect(pageAfter(tools(3), cursor)).toBeUndefined();
});
