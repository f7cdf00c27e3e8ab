/** Colours are those of the pages of the process. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6677; --line: #dfe3ea; --card: #fff; --page: #f5f6f9; --accent: #0b6e5a; --on-accent: #fff; --warn: #8a4b00; --bad: #a3231c }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --soft: #9aa5b5; --line: #2c3440; --card: #1a2029; --page: #12161d; --accent: #5fd0b5; --on-accent: #10231e; --warn: #f0b35e; --bad: #ff9a92 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
header, main { max-width: 34rem; margin: 0 auto; padding: 1rem 1.25rem }
header { display: flex; justify-content: space-between; gap: 1rem } header strong { overflow-wrap: anywhere }
main { padding-bottom: 3rem }
h1 { margin: .5rem 0 1rem; font-size: 1.5rem; line-height: 1.3 }
p { margin: 0 0 .75rem } .soft { color: var(--soft); font-size: .9rem }
a { color: var(--accent) }
code { font: .95em ui-monospace, monospace; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate; font-weight: 600 }
dl, fieldset, .notice { margin: 0 0 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .75rem }
dl div + div { margin-top: .75rem } dt { color: var(--soft); font-size: .9rem } dd { margin: 0; overflow-wrap: anywhere } dd strong, dd code.host { font-size: 1.15rem }
.notice { border-inline-start: .25rem solid var(--warn) } .notice.problem { border-color: var(--bad) }
fieldset { min-width: 0 } fieldset fieldset { margin: 1rem 0 0; padding: 0; border: 0 }
legend { padding: 0; font-weight: 600 } fieldset > legend { float: inline-start; width: 100%; margin-bottom: .5rem } fieldset > legend + * { clear: both }
.choice { display: flex; gap: .6rem; align-items: start; padding: .3rem 0 } .choice input { flex: none; width: 1.15rem; height: 1.15rem; margin: .2rem 0 0; accent-color: var(--accent) } .choice small { display: block; color: var(--soft); font-size: .9rem }
.areas { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)) }
fieldset:has(#areas-all:checked) .narrowed { display: none }
label.field { display: block; margin: 0 0 1rem } label.field span { display: block; margin-bottom: .25rem; font-weight: 600 }
input[type=email], input[type=password] { width: 100%; padding: .65rem .75rem; border: 1px solid var(--soft); border-radius: .5rem; background: var(--card); color: var(--ink); font: inherit }
.actions { display: flex; flex-wrap: wrap; gap: .75rem } .actions button { flex: 1 1 10rem }
button { padding: .7rem 1.25rem; border: 1px solid var(--accent); border-radius: .5rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 600; cursor: pointer }
button.quiet { background: var(--card); color: var(--ink); border-color: var(--soft) }
button.link { padding: 0; border: 0; background: none; color: var(--accent); font-weight: 400; text-decoration: underline }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;
