import { readSubjects } from '../../../schemas/hours.ts'
import type { DeliveryMode } from '../../../states/credentials/delivery-mode.ts'
import type { SubjectHours } from '../accreditation/accredited.ts'

/** As entered by staff: whole hours, one subject per line, and the maximum hours per delivery mode (null: no limit). */
type Written = {
  readonly hours: number
  readonly subjects: string
  readonly most_online: number | null
  readonly most_live_online: number | null
  readonly most_classroom: number | null
}
const hundred = 100

/** Converts the entered requirement to hundredths of an hour. Invalid subject lines were rejected on save; if there are any, no subjects count. */
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
