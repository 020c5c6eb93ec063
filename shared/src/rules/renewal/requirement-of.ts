import { readSubjects } from '../../schemas/hours-of-subjects.ts'
import type { DeliveryMode } from '../../states/delivery-mode.ts'
import type { SubjectHours } from '../accreditation/accredited.ts'

/** As staff write it down: whole hours, subjects a line each, and hours that each way of delivery may bring at most (null: no limit). */
type Written = {
  readonly hours: number
  readonly subjects: string
  readonly most_online: number | null
  readonly most_live_online: number | null
  readonly most_classroom: number | null
}
const hundred = 100

/** What was written down, in hundredths of an hour. Lines that are no subject were refused when it was saved, and count as none. */
export function requirementOf({ hours, subjects, ...most }: Written): {
  total: number
  subjects: SubjectHours[]
  caps: { mode: DeliveryMode; hundredths: number }[]
} {
  const limits = [
    ['online', most.most_online],
    ['live_online', most.most_live_online],
    ['classroom', most.most_classroom],
  ] as const
  return {
    total: hours * hundred,
    subjects: readSubjects(subjects) ?? [],
    caps: limits.flatMap(([mode, limit]) => (limit === null ? [] : [{ mode, hundredths: limit * hundred }])),
  }
}
