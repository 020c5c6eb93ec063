import { seededRandom, pick, shuffled } from './seeded-random.ts'
import { demoCourses } from './courses.ts'
import { daysAgo } from './demo-dates.ts'
import { demoLearners } from './learners.ts'
import { byTopic, closings, critical, lukewarm, mild, praise, spanish } from './review-phrases.ts'
import type { DemoCourse, DemoReview } from './types.ts'

const day_ms = 86_400_000

/** About four hundred reviews, more for courses that more people take; no two read alike. */
export const demoReviews: DemoReview[] = reviewsOf(demoCourses)

function reviewsOf(courses: DemoCourse[]): DemoReview[] {
  const taken = new Set<string>()
  return courses
    .filter((course) => course.publication_status === 2)
    .flatMap((course) => {
      const random = seededRandom(`reviews ${course.slug}`)
      const number = Math.floor((course.popularity / 96) ** 2 * 11 + random() * 1.6)
      return shuffled(
        demoLearners.map((_, index) => index),
        random,
      )
        .slice(0, number)
        .map((learner) => {
          const rating = rate(random())
          const text = unused(() => write(course, rating, random), taken)
          const out = course.published_at ? (Date.parse(daysAgo(0)) - Date.parse(course.published_at)) / day_ms : 60
          const age = 2 + random() * Math.min(520, out - 10)
          const person = demoLearners[learner]
          return {
            course: course.slug,
            learner,
            rating,
            text,
            author: person ? `${person.first_name} ${person.last_name.charAt(0)}.` : '',
            finished_at: daysAgo(age + 0.4 + random() * 2),
            created_at: daysAgo(age),
          }
        })
    })
}

function rate(throw_: number): DemoReview['rating'] {
  if (throw_ < 0.6) return 5
  if (throw_ < 0.88) return 4
  if (throw_ < 0.95) return 3
  return throw_ < 0.985 ? 2 : 1
}

function write(course: DemoCourse, rating: number, random: () => number): string {
  if (course.language === 'es')
    return (
      pick(rating > 3 ? spanish.good : spanish.mixed, random) +
      (random() < 0.5 ? ` ${pick(spanish.closings, random)}` : '')
    )
  const topic = pick(byTopic[course.topic], random)
  const shape = random()
  if (rating <= 2) return shape < 0.5 ? pick(critical, random) : `${pick(lukewarm, random)} ${pick(critical, random)}`
  if (rating === 3) return shape < 0.5 ? pick(lukewarm, random) : `${topic} ${pick(lukewarm, random)}`
  if (rating === 4)
    return shape < 0.7 ? `${topic} ${pick(mild, random)}` : `${praiseOf(course, random)} ${pick(mild, random)}`
  if (shape < 0.25) return topic
  if (shape < 0.5) return `${topic} ${pick(closings, random)}`
  if (shape < 0.75) return `${praiseOf(course, random)} ${topic}`
  return `${topic} ${praiseOf(course, random)} ${pick(closings, random)}`
}

function praiseOf(course: DemoCourse, random: () => number): string {
  if (course.language !== 'en' || random() < 0.55) return pick(praise, random)
  const skill = pick(course.outcomes, random)
  const lower = skill.charAt(0).toLowerCase() + skill.slice(1)
  return pick(
    [
      `The lesson on how to ${lower} was the best part.`,
      `Came for the hours, stayed for the part on how to ${lower}.`,
      `I can now ${lower}, which I could not say in spring.`,
    ],
    random,
  )
}

function unused(make: () => string, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = make()
    if (!taken.has(text) || attempt > 60) {
      taken.add(text)
      return text
    }
  }
}
