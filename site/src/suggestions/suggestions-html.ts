import { linkTo } from '@portico/shared/pages/link-to.ts'
import { html } from '../html/html.ts'
import type { Suggestions } from './load-suggestions.ts'

/**
 * Options for a search box: topics, courses, bundles, then answers. They are links, so that they also open in another tab; focus stays in the box.
 */
export function suggestionsHtml(id: string, { topics, courses, bundles, questions }: Suggestions): string {
  const group = (name: string, entries: readonly { title: string; href: string }[]) =>
    entries.length > 0 &&
    html`<div class="suggestion-group" role="group" aria-labelledby="${id}-${name}"><p class="suggestion-heading" id="${id}-${name}" role="presentation">${name}</p>${entries.map(
      ({ title, href }, index) =>
        html`<a class="suggestion" role="option" aria-selected="false" tabindex="-1" id="${id}-${name}-${index}" href="${href}">${title}</a>`,
    )}</div>`
  return html`${group(
    'Topics',
    topics.map(({ slug, title }) => ({ title, href: linkTo('courses', {}, { topic: slug }) })),
  )}${group(
    'Courses',
    courses.map(({ slug, title }) => ({ title, href: linkTo('course', { slug }) })),
  )}${group(
    'Bundles',
    bundles.map(({ slug, title }) => ({ title, href: linkTo('bundle', { slug }) })),
  )}${group(
    'Questions',
    questions.map(({ slug, title }) => ({ title, href: linkTo('question', { slug }) })),
  )}`.markup
}
