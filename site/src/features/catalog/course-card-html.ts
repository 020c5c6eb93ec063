import type { CourseCard, FoundCard } from '@portico/shared/contract/catalog/catalog.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { formatCredits, formatDuration } from '@portico/shared/ui/format-duration.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { shortPrice, teamPrice } from '@portico/shared/rules/pricing/format-money.ts'
import { html, type Html } from '../../html/html.ts'
import { iconHtml } from '../../html/icon-html.ts'
import { cardSizes, pictureHtml, type Load } from '../../html/picture-html.ts'

const star = 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z'

/**
 * A course card in a list. The renderer and the browser search produce the same markup; search results highlight matches and show a matching
 * subtitle.
 */
export function courseCardHtml(course: CourseCard | FoundCard, load: Load = 'later'): string {
  const marks = 'marks' in course ? course.marks : null
  const facts = [
    course.duration_minutes > 0 && formatDuration(course.duration_minutes),
    course.ce_credits > 0 && formatCredits(course.ce_credits),
  ]
  return html`<li class="course-card">
<div class="course-card-media">${
    course.thumbnail
      ? pictureHtml({ src: course.thumbnail, sizes: cardSizes, load })
      : html`<span class="course-card-blank" aria-hidden="true">${course.title.slice(0, 1)}</span>`
  }</div>
<div class="course-card-body">
${course.topics[0] ? html`<p class="course-card-topic">${course.topics[0]}</p>` : null}
<h3 class="course-card-title"><a class="clamp-2" href="${linkTo('course', { slug: course.slug })}">${markedHtml(course.title, marks?.title)}</a></h3>
${marks && marks.subtitle.length > 0 && html`<p class="course-card-found clamp-2">${markedHtml(course.subtitle, marks.subtitle)}</p>`}
<p class="course-card-facts">${facts.filter(Boolean).join(' · ')}</p>
<p class="course-card-author">${course.author && html`By ${markedHtml(course.author, marks?.author)}`}</p>
<div class="course-card-end">${course.price !== null && html`<span class="price">${shortPrice(course.price)}</span>`}
${course.rating !== null && html`<span class="rating" title="${formatCount(course.reviews_count)} reviews">${iconHtml(star, 'icon-small')}<span class="visually-hidden">Rated </span>${course.rating.toFixed(1)}<span class="muted"> (${formatCount(course.reviews_count)})</span></span>`}</div>
<p class="course-card-note" data-owned="${course.id}" data-learn="${linkTo('learnerCourse', { slug: course.slug })}">${teamPrice(course.team_price)}</p>
</div></li>`.markup
}

/** Highlights the matched words in a text. */
function markedHtml(text: string, ranges: readonly (readonly [from: number, to: number])[] = []): Html {
  const parts = ranges.map(
    ([from, to], index) => html`${text.slice(ranges[index - 1]?.[1] ?? 0, from)}<mark>${text.slice(from, to)}</mark>`,
  )
  return html`${parts}${text.slice(ranges.at(-1)?.[1] ?? 0)}`
}
