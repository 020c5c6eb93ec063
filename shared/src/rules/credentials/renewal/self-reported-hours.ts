import type { DeliveryMode } from '../../../states/credentials/delivery-mode.ts'
import { totalHours, type SubjectHours } from '../accreditation/accredited.ts'
import type { CreditedCourse } from './renewal-requirement.ts'

/**
 * Converts self-reported hours by subject, and the part of them in capped delivery modes, into equivalent courses. Which subject was taken in which
 * mode is not asked: subjects and caps are counted separately, so it makes no difference.
 */
export function selfReportedHours(
  hours: readonly SubjectHours[],
  capped: readonly { readonly mode: DeliveryMode; readonly hundredths: number }[],
): CreditedCourse[] {
  const rest = totalHours(hours) - capped.reduce((sum, { hundredths }) => sum + hundredths, 0)
  const ways = [
    ...capped.map(({ mode, hundredths }) => ({ modes: [mode], left: hundredths })),
    { modes: [], left: rest },
  ]
  return hours.flatMap(({ subject, hundredths }) => {
    let left = hundredths
    return ways.flatMap((way) => {
      const part = Math.max(0, Math.min(left, way.left))
      left -= part
      way.left -= part
      return part > 0 ? [{ hours: [{ subject, hundredths: part }], modes: way.modes }] : []
    })
  })
}
