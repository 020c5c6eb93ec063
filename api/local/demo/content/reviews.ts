import { seededRandom, shuffled } from './seeded-random.ts'
import { demoCourses } from './courses.ts'
import { daysAgo } from './demo-dates.ts'
import { demoLearners } from './learners.ts'
import { writtenReviews } from './review-sentences.ts'
import type { DemoCourse, DemoReview } from './types.ts'

const day_ms = 86_400_000

/** Reviews of all courses, more for the most popular. No text occurs twice; where none is left, people only give stars. */
export const demoReviews: DemoReview[] = [...reviewsIn('en'), ...reviewsIn('es')]

function reviewsIn(language: keyof typeof writtenReviews): DemoReview[] {
  const places = demoCourses
    .filter((course) => course.publication_status === 2 && (course.language === 'es') === (language === 'es'))
    .toSorted((one, other) => other.popularity - one.popularity)
    .flatMap(placesOf)
  const random = seededRandom(`ratings ${language}`)
  const written = shuffled(writtenReviews[language], seededRandom(`reviews ${language}`))
  return places.map((place, index) => ({ ...place, ...(written[index] ?? { rating: ratingOf(random()), text: '' }) }))
}

/** Spreads stars like people do: mostly four and five. */
function ratingOf(chance: number): DemoReview['rating'] {
  return chance < 0.56 ? 5 : chance < 0.87 ? 4 : chance < 0.96 ? 3 : chance < 0.99 ? 2 : 1
}

/** Who reviews a course, and when: five people for the most popular one, at least one for any other. */
function placesOf(course: DemoCourse): Omit<DemoReview, 'rating' | 'text'>[] {
  const random = seededRandom(`reviews ${course.slug}`)
  const number = Math.max(1, Math.round((course.popularity / 96) ** 2 * 5))
  const out = course.published_at ? (Date.parse(daysAgo(0)) - Date.parse(course.published_at)) / day_ms : 60
  return shuffled([...demoLearners.entries()], random)
    .slice(0, number)
    .map(([learner, { first_name, last_name }]) => {
      const age = 2 + random() * Math.min(520, out - 10)
      return {
        course: course.slug,
        learner,
        author: `${first_name} ${last_name.charAt(0)}.`,
        finished_at: daysAgo(age + 0.4 + random() * 2),
        created_at: daysAgo(age),
      }
    })
}
