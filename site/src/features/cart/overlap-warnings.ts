import type { OwnedCourse } from '@portico/shared/contract/learning/learning.ts'

const many = (count: number, one: string, more: string): string => (count === 1 ? one : more)

/** Warnings about courses of a bundle that the shopper already has or is about to buy twice. Shown before payment; never blocks it. */
export function overlapWarnings({
  course_ids,
  owned,
  others,
}: {
  course_ids: readonly number[]
  owned: ReadonlyMap<number, OwnedCourse>
  /** courses of the cart's other lines, once per line that has them */
  others: readonly number[]
}): string[] {
  const had = course_ids.flatMap((id) => owned.get(id) ?? [])
  const running = had.filter((one) => !one.is_finished).length
  const finished = had.length - running
  const twice = course_ids.filter((id) => others.includes(id)).length
  const all = course_ids.length
  return [
    ...(running > 0
      ? [
          `You’re already enrolled in ${running} of its ${all} courses. You can give ${many(running, 'that seat', 'those seats')} to someone else.`,
        ]
      : []),
    ...(finished > 0 ? [`You’ve already finished ${finished} of its ${all} courses.`] : []),
    ...(twice > 0 ? [`${twice} of its ${all} courses ${many(twice, 'is', 'are')} also in your cart elsewhere.`] : []),
  ]
}
