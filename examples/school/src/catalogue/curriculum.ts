import { pictureAddress } from '#kit/api';
import { h } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import type { CoursePage } from '../school';
import { lengthText } from '../words';
import { paragraphs } from '../text';

const say = words({
  title: ['What is in it', 'محتوى الدورة'],
  preview: ['Free preview', 'معاينة مجانية'],
});

type Section = CoursePage['sections'][number];
type Lesson = Section['lessons'][number];

/** Sections and lessons; a free preview opens in place. */
export const curriculum = (sections: Section[]): HTMLElement =>
  h(
    'section',
    {},
    h('h2', {}, say('title')),
    ...sections.map(({ title, lessons }) =>
      h('div', { class: 'plan' }, h('h3', {}, inLanguage(title)), h('ol', {}, ...lessons.map(row))),
    ),
  );

const row = (lesson: Lesson): HTMLElement => h('li', {}, lesson.is_free_preview ? preview(lesson) : locked(lesson));

const head = ({ title, duration }: Lesson): Node[] => [
  h('span', {}, inLanguage(title)),
  h('span', { class: 'faint small' }, lengthText(duration)),
];

const locked = (lesson: Lesson): HTMLElement => h('div', { class: 'plan-row' }, ...head(lesson));

function preview(lesson: Lesson): HTMLElement {
  const { content, video_url: video } = lesson;
  const title = inLanguage(lesson.title);
  return h(
    'details',
    {},
    h('summary', { class: 'plan-row' }, ...head(lesson), h('span', { class: 'tag good' }, say('preview'))),
    h(
      'div',
      { class: 'prose' },
      video && h('video', { controls: true, preload: 'none', src: pictureAddress(video), 'aria-label': title }),
      ...(content ? paragraphs(inLanguage(content)) : []),
    ),
  );
}
