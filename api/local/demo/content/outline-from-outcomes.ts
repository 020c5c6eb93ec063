import { seededRandom, pick, shuffled } from './seeded-random.ts'
import { assignment } from './lessons/make.ts'
import { englishOutline } from './outline-english.ts'
import { spanishOutline } from './outline-spanish.ts'
import type { CourseSource, DemoItem, DemoModule, DemoQuestion } from './types.ts'

/**
 * Builds an outline for a course without written lessons: each outcome becomes a lesson around its teaching note, and the questions ask which note
 * belongs to which outcome.
 */
export function outlineFromOutcomes(course: CourseSource): DemoModule[] {
  const words = course.language === 'es' ? spanishOutline : englishOutline
  const random = seededRandom(`outline ${course.slug}`)
  const half = Math.ceil(course.outcomes.length / 2)
  const lesson = ([outcome, note]: [string, string]): DemoItem => ({
    type: 'Text',
    title: outcome,
    html: pick(words.lessons, random)({ outcome, note, skill: lowerFirst(outcome) }),
  })
  const questions = course.outcomes.map((_, index) =>
    matchingQuestion(course, index, words.question, words.explanation, random),
  )
  return [
    { title: words.start, items: [{ type: 'Text', title: words.welcome, html: words.introduction(course) }] },
    {
      title: words.first_half,
      items: [
        ...course.outcomes.slice(0, half).map(lesson),
        { type: 'Survey', title: words.check, questions: questions.slice(0, half) },
      ],
    },
    {
      title: words.second_half,
      items: [
        ...course.outcomes.slice(half).map(lesson),
        ...(course.task ? [assignment(course.task.title, course.task.html)] : []),
      ],
    },
    {
      title: words.finish,
      items: [
        {
          type: 'Exam',
          title: words.exam,
          pass_percentage: 70,
          attempts_number: 3,
          questions: shuffled(questions, random),
        },
      ],
    },
  ]
}

function matchingQuestion(
  course: CourseSource,
  index: number,
  ask: (skill: string) => string,
  explain: (note: string) => string,
  random: () => number,
): DemoQuestion {
  const [outcome, note] = course.outcomes[index] ?? ['', '']
  const others = shuffled(
    course.outcomes.filter((_, at) => at !== index),
    random,
  )
    .slice(0, 2)
    .map(([, other]) => other)
  const choices = shuffled([note, ...others], random).map((text) => ({ text, is_correct: text === note }))
  return { type: 'single', text: ask(lowerFirst(outcome)), explanation: explain(note), choices }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
