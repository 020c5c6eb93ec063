/**
 * Mean and count of real published ratings from 1 to 5, not rounded; null when there are none, and then nothing is shown
 * (CAT-035 as decided in OP-55: no rating is ever invented).
 */
export function aggregateRating(ratings: readonly number[]): { mean: number; count: number } | null {
  if (ratings.length === 0) return null
  return { mean: ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length, count: ratings.length }
}
