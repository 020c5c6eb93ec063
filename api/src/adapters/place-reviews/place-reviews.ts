// Reviews of a place that somebody else keeps, in our own words: who keeps them, only the file beside this one knows.

export type PlaceReview = {
  author: string
  author_url: string | null
  rating: number
  text: string
  published_at: string
  url: string | null
}
/** The mean and number of all reviews, where they can be read, and those that are shown. */
export type PlaceReviews = { rating: number; count: number; url: string | null; reviews: PlaceReview[] }

/** Null for a place that is unknown or has no review. Rejects when nobody answers in time. */
export type ReadPlaceReviews = (place_id: string) => Promise<PlaceReviews | null>
