import { mayOpen, type Access } from '../../../states/learning/access.ts'

type Taken = { readonly access: Access; readonly finished_at: string | null; readonly touched_at: string | null }

/** Picks the unfinished course that the learner touched last and can still open; null if there is none. */
export function courseToResume<Course extends Taken>(courses: readonly Course[]): Course | null {
  const lastAt = ({ touched_at }: Course): number => (touched_at === null ? 0 : Date.parse(touched_at))
  const resumable = courses.filter(
    (course) => course.finished_at === null && course.touched_at !== null && mayOpen(course.access),
  )
  return resumable.toSorted((a, b) => lastAt(b) - lastAt(a))[0] ?? null
}
