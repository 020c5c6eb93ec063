import { demoCourses } from '../content/courses.ts'
import type { DemoCourse, DemoPortal } from '../content/types.ts'

/** All courses, or the most popular published ones of the portal's topics. */
export function coursesOfPortal({ courses }: Pick<DemoPortal, 'courses'>): DemoCourse[] {
  if (courses === 'all') return demoCourses
  return demoCourses
    .filter((course) => course.publication_status === 2 && courses.topics.includes(course.topic))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, courses.limit)
}
