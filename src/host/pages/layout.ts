import type { Language } from '#kit/language/language';
import { type Html, html } from '#kit/html/html';
import { htmlDocument } from '#kit/html/html-document';

const STYLE = `
:root { color-scheme: light dark; --ink: #1c2430; --soft: #5b6677; --line: #dfe3ea; --card: #fff; --page: #f5f6f9; --accent: #0b6e5a }
@media (prefers-color-scheme: dark) { :root { --ink: #e8ebf0; --soft: #9aa5b5; --line: #2c3440; --card: #1a2029; --page: #12161d; --accent: #5fd0b5 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
main { max-width: 72rem; margin: 0 auto; padding: 3rem 1.25rem }
h1 { margin: 0 0 .25rem; font-size: 2rem; letter-spacing: -.02em }
h3, h4 { margin: 1rem 0 .25rem; font-size: .9rem } h4 code { font-weight: 400; color: var(--soft) } article h3 { margin-top: 0; font-size: 1.15rem }
article { min-width: 0 }
h2 { margin: 0 0 .25rem; font-size: 1.15rem }
p { margin: 0 0 .75rem; color: var(--soft) }
a { color: var(--accent) }
code { font: .9em ui-monospace, monospace; overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate }
nav, .links { display: flex; flex-wrap: wrap; gap: .25rem 1rem } nav { margin-bottom: .75rem }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(30rem, 100%), 1fr)); margin: 2rem 0 }
article { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem }
ul { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: 0; padding: 0; list-style: none; font-size: .9rem }
[dir=rtl] ul[dir=ltr] { justify-content: flex-end }
section { margin: 2rem 0 } section h2 { border-top: 1px solid var(--line); padding-top: 1rem } section > p { color: inherit }
.contents { margin: 1.5rem 0 } .wide { overflow-x: auto; margin: 0 0 .75rem } table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .3rem 0; padding-inline-end: 1.5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
th { font-weight: 600; white-space: nowrap } summary { cursor: pointer }
pre { direction: ltr; text-align: left; overflow-x: auto; overflow-wrap: anywhere; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem }
p.lead { font-size: 1.15rem; max-width: 48rem } .mark { width: 1.25em; height: 1.25em; vertical-align: -.25em; fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round }
.promises { display: grid; gap: .5rem 2rem; grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); margin: 1.5rem 0; padding: 1rem 0; border-block: 1px solid var(--line) }
.promises h2 { margin: 0 0 .25rem; font-size: 1rem } .promises p { margin: 0; font-size: .9rem }
article.mail { margin: 1rem 0 } pre { margin: .25rem 0 .75rem; white-space: pre-wrap; font: .9rem/1.5 ui-monospace, monospace }
/* One click selects a whole command; lines do not wrap, since a copied line break would end the command. */
pre.command { white-space: pre; user-select: all; background: var(--page); font-size: .8rem; margin-right: 4.75rem }
/* The button stands in the margin of the command, which is there before the script, so that nothing moves or is covered. */
.copyable { position: relative; direction: ltr } button.copy { position: absolute; top: 0; right: 0; min-width: 4.25rem; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--card); color: var(--ink); font: inherit; font-size: .8rem; cursor: pointer }
.hero pre.answer { height: 15rem; overflow: auto; white-space: pre; font-size: .8rem } .cards article:last-child:nth-child(odd) { grid-column: 1 / -1 }
.sites { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); margin: 1rem 0 } figure { margin: 0; font-size: .9rem } figure img { display: block; width: 100%; height: auto; border: 1px solid var(--line); border-radius: .5rem; margin-bottom: .5rem } figure strong { display: block }
ol.steps { padding-inline-start: 1.4rem } ol.steps p { color: inherit }
.filter { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.25rem } .filter select, .filter button { font: inherit; max-width: 100% } .phone iframe { width: 24.5rem; max-width: 100% }
iframe { width: 100%; height: 30rem; resize: vertical; border: 1px solid var(--line); border-radius: .5rem; background: #fff }
`;

/** A page in the style of the process, without external resources. */
export function page(title: string, body: Html, language: Language = 'en', icon?: string): string {
  return htmlDocument(title, STYLE, html`<main>${body}</main>`, language, icon);
}
