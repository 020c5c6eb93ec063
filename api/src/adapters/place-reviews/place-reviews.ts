// Reviews of a place from an outside provider, in our own types. Only the implementation in this folder knows which provider.

export type PlaceReview = {
  author: string
  author_url: string | null
  rating: number
  text: string
  published_at: string
  url: string | null
}
/** The mean and number of all reviews, a link to all of them if there is one, and the reviews to display. */
export type PlaceReviews = { rating: number; count: number; url: string | null; reviews: PlaceReview[] }

/** Returns null for a place that is unknown or has no reviews. Rejects if the provider does not answer in time. */
export type ReadPlaceReviews = (place_id: string) => Promise<PlaceReviews | null>

/** What is known of a place. `failed`: the provider gave an error, did not answer, or has no key; visitors then see no reviews, staff the reason. */
export type KnownReviews = { reviews: PlaceReviews | null; failed: boolean }
export type ReadKnownReviews = (place_id: string) => Promise<KnownReviews>
