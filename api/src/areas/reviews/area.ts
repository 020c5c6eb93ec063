import type { Verb } from '../../kernel/verb.ts'
import { createReview } from './create-review.ts'
import { setReviewPublished } from './set-review-published.ts'

export const reviews: readonly Verb[] = [createReview, setReviewPublished]
