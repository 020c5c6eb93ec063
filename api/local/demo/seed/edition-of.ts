import { demoCourses } from '../content/courses.ts'
import { demoStates } from '../content/states.ts'
import type { DemoCourse } from '../content/types.ts'

/** A course variant and the slug of the demo course whose pictures it uses. */
export interface Edition {
  course: DemoCourse
  pictures: string
}

const bases = demoCourses.filter((course) => course.publication_status === 2 && course.language === 'en')
const states = demoStates.slice(0, 51)
const kinds = [
  { title: (base: string, state: string) => `${base}: ${state}`, slug: '', hours: 1 },
  { title: (base: string, state: string) => `${base}: ${state} Refresher`, slug: '-refresher', hours: 0.5 },
  { title: (base: string, state: string) => `${base}: ${state} Exam Review`, slug: '-exam-review', hours: 0.75 },
]

/**
 * Returns variant `index` of a demo course for one state, with its own title, slug, length and a short outline. All are distinct up to about 17,000;
 * after that the slug carries a volume number.
 */
export function editionOf(index: number): Edition {
  const base = entry(bases, index)
  const state = entry(states, Math.floor(index / bases.length))
  const kind = entry(kinds, Math.floor(index / bases.length / states.length))
  const volume = Math.floor(index / bases.length / states.length / kinds.length) + 1
  const volumeTitle = volume > 1 ? `, Volume ${volume}` : ''
  const course = {
    ...base,
    slug: `${base.slug}-${state.slug}${kind.slug}${volume > 1 ? `-volume-${volume}` : ''}`,
    title: `${kind.title(base.title, state.title)}${volumeTitle}`,
    subtitle: `${base.subtitle.replace(/\.$/, '')}, with the rules of ${state.title}.`,
    hours: Math.max(0.25, base.hours * kind.hours),
    ce_credits: Math.max(0.25, base.ce_credits * kind.hours),
    agencies: base.agencies.slice(0, 1),
    states: [state.code],
    tags: base.tags.slice(0, 1),
    instructors: base.instructors.slice(0, 1),
    modules: shortOutline(base),
  }
  return { course, pictures: base.slug }
}

// One lesson and one question: benchmarks measure the number of courses, not their length.
function shortOutline({ modules }: DemoCourse): DemoCourse['modules'] {
  const items = modules.flatMap((module) => module.items)
  const text = items.find((item) => item.type === 'Text')
  const exam = items.find((item) => item.type === 'Exam')
  return [
    {
      title: 'Lesson and exam',
      items: [...(text ? [text] : []), ...(exam ? [{ ...exam, questions: exam.questions.slice(0, 1) }] : [])],
    },
  ]
}

function entry<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('nothing to choose from')
  return found
}
