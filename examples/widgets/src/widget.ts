import { h, put } from '#kit/element';
import { language, speak, words } from '#kit/language';
import { say } from '#kit/refusals';
import css from './widget.css?inline';

const w = words({
  refused: [
    'This page may not use our service yet: its address has to be named in CORS_ORIGIN. It is {origin}',
    'لا يُسمح لهذه الصفحة باستخدام خدمتنا بعد: يجب إضافة عنوانها إلى CORS_ORIGIN، وهو {origin}',
  ],
  again: ['Try again', 'حاول مرة أخرى'],
  loading: ['Loading …', 'جارٍ التحميل …'],
});

export interface Widget {
  /** The address of the service. */
  base: string;
  /** The site that visitors go on to. */
  site: string;
  /** `data-…` of the script tag. */
  options: DOMStringMap;
}

type Draw = (widget: Widget) => Promise<(Node | string | false | undefined)[]>;

/**
 * Draws a widget after its script tag, in a shadow tree, so that neither styles nor scripts of the page meet those of the widget.
 * It keeps nothing in the browser. The address of the script is that of the service.
 */
export function startWidget(draw: Draw): void {
  const script = document.currentScript as HTMLScriptElement;
  const options = script.dataset;
  speak((options['lang'] ?? languageOf(script)).startsWith('ar') ? 'ar' : 'en');
  const place = h('div', { 'data-widget': true, lang: language(), dir: language() === 'ar' ? 'rtl' : 'ltr' });
  const root = place.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const content = h('div', { class: 'widget' });
  root.append(content);
  script.after(place);
  void show();

  async function show(): Promise<void> {
    const base = new URL('..', script.src).href.replace(/\/$/, '');
    put(content, h('p', { role: 'status' }, w('loading')));
    let site: string | undefined;
    try {
      site = options['site'] ?? (await siteOf(base));
      put(content, ...(await draw({ base, site: site.replace(/\/$/, ''), options })));
    } catch (failure) {
      // A service that answers this page something, but no call, does not know its origin.
      const isRefused = failure instanceof TypeError && (await siteOf(base).then(Boolean, () => false));
      put(
        content,
        h('p', { role: 'alert' }, isRefused ? w('refused', { origin: location.origin }) : say(failure)),
        h('button', { type: 'button', onclick: () => void show() }, w('again')),
      );
    }
  }
}

const languageOf = (element: Element): string => element.closest('[lang]')?.getAttribute('lang') ?? navigator.language;

/** Every page may read this one. */
async function siteOf(base: string): Promise<string> {
  const response = await fetch(`${base}/widgets/site.json`, { credentials: 'omit' });
  return ((await response.json()) as { site: string }).site;
}
