import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

/** Says which courses use a template. */
export function usedBy(courses: number, first_course: string | null): string {
  if (courses === 0) return 'not used'
  return `used by ${courses === 1 && first_course !== null ? first_course : countOf(courses, 'course')}`
}
