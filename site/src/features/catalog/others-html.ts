import { html } from '../../html/html.ts'

type Other = { kind: string; title: string; href: string }

/** The section of bundles and answers below the courses of a search; empty if there are none. */
export function othersHtml(others: readonly Other[]): string {
  if (others.length === 0) return ''
  return html`<h2 id="others">Bundles and answers</h2><ul class="stack">${others.map(
    ({ kind, title, href }) => html`<li>${kind}: <a href="${href}">${title}</a></li>`,
  )}</ul>`.markup
}
