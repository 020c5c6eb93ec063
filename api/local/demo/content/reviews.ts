import { seededRandom, shuffled } from './seeded-random.ts'
import { demoCourses } from './courses.ts'
import { daysAgo } from './demo-dates.ts'
import { demoLearners } from './learners.ts'
import { sentences } from './review-sentences.ts'
import type { DemoCourse, DemoReview } from './types.ts'

const day_ms = 86_400_000

/** About four hundred reviews, more for popular courses. Each is about what its course teaches, and no sentence occurs twice. */
export const demoReviews: DemoReview[] = reviewsOf(demoCourses)

function reviewsOf(courses: DemoCourse[]): DemoReview[] {
  const spoken = new Set<string>()
  return courses
    .filter((course) => course.publication_status === 2)
    .flatMap((course) => {
      const random = seededRandom(`reviews ${course.slug}`)
      const said = { sentences: spoken, phrases: new Set<string>() }
      const number = Math.floor((course.popularity / 96) ** 2 * 11 + random() * 1.6)
      return shuffled(
        demoLearners.map((_, index) => index),
        random,
      )
        .slice(0, number)
        .map((learner) => {
          const rating = rate(random())
          const text = write(course, rating, random, said)
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

type UsedWording = { sentences: Set<string>; /** phrases already used for this course */ phrases: Set<string> }

/** One sentence about the course, or two about different things that it teaches. */
function write(course: DemoCourse, rating: DemoReview['rating'], random: () => number, said: UsedWording): string {
  const phrases = sentences[course.language === 'es' ? 'es' : 'en']
  const tone = rating === 5 ? 'good' : rating === 4 ? 'fine' : rating === 3 ? 'mixed' : 'poor'
  const about = shuffled(
    course.outcomes.filter((outcome) => !/\byou\b/.test(outcome)),
    random,
  )
  const half = Math.ceil(about.length / 2)
  const isLong = rating === 3 || rating === 4 || random() < 0.45
  const first = isLong && rating > 2 && random() < 0.7 ? 'good' : tone
  const words = [unused(phrases[first], about.slice(0, half), random, said)]
  if (isLong) words.push(unused(phrases[tone], about.slice(half), random, said))
  return words.join(' ')
}

/** Returns a sentence that no other review has, about an outcome of this course so that it fits no other course. Prefers phrases not used yet. */
function unused(
  phrases: readonly string[],
  outcomes: readonly string[],
  random: () => number,
  said: UsedWording,
): string {
  const all = shuffled(
    outcomes.flatMap((outcome) => phrases.map((phrase) => ({ phrase, text: phrase.replace('{do}', lower(outcome)) }))),
    random,
  ).filter(({ text }) => !said.sentences.has(text))
  const chosen = all.find(({ phrase }) => !said.phrases.has(phrase)) ?? all[0]
  if (!chosen) throw new Error('a course has more reviews than there are things to say about it')
  said.sentences.add(chosen.text)
  said.phrases.add(chosen.phrase)
  return chosen.text
}

/** Rewords an outcome from the learner's point of view and lowercases its first letter, except in abbreviations. */
function lower(outcome: string): string {
  const own = outcome.replaceAll(/\byour\b/g, 'my')
  return /^[A-Z]{2}/.test(own) ? own : own.charAt(0).toLowerCase() + own.slice(1)
}
