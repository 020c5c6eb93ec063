import { seededRandom, shuffled } from '../content/seeded-random.ts'
import { daysAgo } from '../content/demo-dates.ts'
import { demoReviews } from '../content/reviews.ts'
import type { DemoCourse, DemoReview } from '../content/types.ts'

export interface PlannedEnrollment {
  learner: number
  /** The share of completed modules. */
  done: number
  purchased_at: string
  finished_at: string | null
  review: DemoReview | null
}

const before = (instant: string, days: number): string =>
  new Date(Date.parse(instant) - days * 86_400_000).toISOString()

/** Picks who took a course on a portal: every reviewer, plus others according to its popularity, each learner once. */
export function enrollmentPlan(
  course: DemoCourse,
  { portal, learners }: { portal: string; learners: number },
): PlannedEnrollment[] {
  if (course.publication_status !== 2 && course.publication_status !== 4) return []
  const random = seededRandom(`enrollments ${portal} ${course.slug}`)
  const isCore = portal === 'core'
  const reviews = demoReviews
    .filter((review) => review.course === course.slug)
    .filter((_, index) => isCore || index % 3 === 0)
  const reviewers = reviews.map((review): PlannedEnrollment => ({
    learner: review.learner,
    done: 1,
    purchased_at: before(review.finished_at, 1 + random() * 20),
    finished_at: review.finished_at,
    review,
  }))
  const taken = new Set(reviewers.map((one) => one.learner))
  const wanted = Math.round(course.popularity * (isCore ? 0.8 : 0.25))
  const others = shuffled(
    Array.from({ length: learners }, (_, index) => index).filter((index) => !taken.has(index)),
    random,
  )
    .slice(0, Math.max(0, wanted - reviewers.length))
    .map((learner): PlannedEnrollment => {
      const age = 1 + random() * 300
      const isDone = random() < 0.62
      return {
        learner,
        done: isDone ? 1 : Math.floor(random() * 4) / 4,
        review: null,
        purchased_at: daysAgo(age),
        finished_at: isDone ? daysAgo(Math.max(0.1, age - 1 - random() * 14)) : null,
      }
    })
  return [...reviewers, ...others]
}
