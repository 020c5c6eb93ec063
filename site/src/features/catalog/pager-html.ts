import { html } from '../../html/html.ts'

/** Pagination links: previous, up to seven numbers around the current page, next. */
export function pagerHtml({
  page,
  pages,
  href,
}: {
  page: number
  pages: number
  href: (page: number) => string
}): string {
  if (pages < 2) return ''
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (each) => each === 1 || each === pages || Math.abs(each - page) <= 1,
  )
  const number = (each: number, index: number) =>
    html`${index > 0 && each - (near[index - 1] ?? 0) > 1 ? html`<span class="pager-gap" aria-hidden="true">…</span>` : null}<a class="pager-number" href="${href(each)}" data-page="${each}" aria-label="Page ${each}" ${each === page ? html`aria-current="page"` : null}>${each}</a>`
  const step = (to: number, title: string, rel: string) =>
    to < 1 || to > pages
      ? null
      : html`<a class="button button-secondary button-small" href="${href(to)}" data-page="${to}" rel="${rel}">${title}</a>`
  return html`${step(page - 1, 'Previous', 'prev')}${near.map(number)}${step(page + 1, 'Next', 'next')}`.markup
}
