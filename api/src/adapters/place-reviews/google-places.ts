import * as v from 'valibot'
import type { PlaceReviews, ReadPlaceReviews } from './place-reviews.ts'

/** Does not delay visitors: the page adds the reviews once they arrive. */
const timeout_ms = 3_000
const fields = 'rating,userRatingCount,googleMapsUri,reviews'

const text = v.nullish(v.object({ text: v.nullish(v.string(), '') }))
const link = v.nullish(v.string(), null)
const placeSchema = v.object({
  rating: v.nullish(v.number(), 0),
  userRatingCount: v.nullish(v.number(), 0),
  googleMapsUri: link,
  reviews: v.nullish(
    v.array(
      v.object({
        rating: v.nullish(v.number(), 0),
        text,
        originalText: text,
        publishTime: v.nullish(v.string(), ''),
        googleMapsUri: link,
        authorAttribution: v.nullish(v.object({ displayName: v.nullish(v.string(), ''), uri: link })),
      }),
    ),
    [],
  ),
})

/** Place Details of Google's Places API (https://developers.google.com/maps/documentation/places/web-service/place-details). */
export function openGooglePlaces({ url, key }: { url: string; key: string }): ReadPlaceReviews {
  return async (place_id) => {
    const answer = await fetch(`${url}/v1/places/${encodeURIComponent(place_id)}?languageCode=en`, {
      headers: { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': fields },
      signal: AbortSignal.timeout(timeout_ms),
    })
    // The id is malformed, or the place no longer exists.
    if (answer.status === 400 || answer.status === 404) return null
    if (!answer.ok) throw new Error(`Google Places answered ${answer.status}`)
    return toPlaceReviews(v.parse(placeSchema, await answer.json()))
  }
}

/** Drops reviews without text, date, or the author's name, which must be displayed with the review. */
function toPlaceReviews(found: v.InferOutput<typeof placeSchema>): PlaceReviews | null {
  if (found.userRatingCount === 0) return null
  const reviews = found.reviews.map((review) => ({
    author: review.authorAttribution?.displayName ?? '',
    author_url: review.authorAttribution?.uri ?? null,
    rating: review.rating,
    text: review.text?.text || (review.originalText?.text ?? ''),
    published_at: review.publishTime,
    url: review.googleMapsUri,
  }))
  const shown = reviews.filter(({ author, text: words, published_at }) => author && words && published_at)
  return { rating: found.rating, count: found.userRatingCount, url: found.googleMapsUri, reviews: shown }
}
