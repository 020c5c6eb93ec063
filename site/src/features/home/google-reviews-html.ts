import type { list_google_reviews } from '@portico/shared/contract/reviews.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { html, type Html } from '../../html/html.ts'
import { portalDate } from '../../scripts/portal-date.ts'

type Found = NonNullable<Data<typeof list_google_reviews>>
type Review = Found['reviews'][number]
const most = 3

// Links third-party URLs only if they are https.
const linked = (text: string, url: string | null): Html =>
  url?.startsWith('https://') ? html`<a href="${url}" rel="nofollow noopener">${text}</a>` : html`${text}`

/** The mean of all Google reviews, with a link to them. */
export const totalHtml = ({ rating, count, url }: Found): string =>
  html`${rating.toFixed(1)} out of 5 from ${linked(countOf(count, 'review'), url)}, as shown by Google.`.markup

const reviewHtml = ({ author, author_url, rating, text, published_at, url }: Review): Html =>
  html`<figure class="review-card">
<p class="small muted">${rating} out of 5 stars</p>
<blockquote><p>${text}</p></blockquote>
<footer>${linked(author, author_url)}, ${linked(portalDate(published_at), url)}</footer>
</figure>`

/** The first reviews, each with author name and link, as Google requires. */
export const reviewsHtml = ({ reviews }: Found): string => html`${reviews.slice(0, most).map(reviewHtml)}`.markup
