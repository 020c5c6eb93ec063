import type { DeliveryMode } from '../../../states/credentials/delivery-mode.ts'
import { totalHours } from '../accreditation/accredited.ts'
import { sameName } from './credit-for.ts'
import type { CreditedCourse, RenewalRequirement } from './renewal-requirement.ts'

/** Required hundredths of an hour, and how many of them a course contributes. */
export type Need = { readonly hundredths: number; readonly of: (course: CreditedCourse) => number }

/** Returns the cap a course counts under: none if one of its delivery modes has no cap, otherwise the highest. */
function capOf({ caps }: RenewalRequirement, modes: readonly DeliveryMode[]): DeliveryMode | null {
  const own = modes.map((mode) => caps.find((cap) => cap.mode === mode))
  if (own.length === 0 || own.includes(undefined)) return null
  return own.toSorted((one, other) => (other?.hundredths ?? 0) - (one?.hundredths ?? 0))[0]?.mode ?? null
}

/**
 * Turns a requirement into minimum sums, including its caps: capped hours count only up to their caps exactly if, for every set of caps, the hours
 * outside the set reach the total minus what the set allows.
 */
export function needsOf(requirement: RenewalRequirement): Need[] {
  const { total, subjects, caps } = requirement
  const sets = caps.reduce((all, cap) => [...all, ...all.map((set) => [...set, cap])], [[]] as (typeof caps)[])
  const ofTotal = sets.map((set): Need => {
    const left = new Set<DeliveryMode | null>(set.map(({ mode }) => mode))
    return {
      hundredths: total - set.reduce((sum, { hundredths }) => sum + hundredths, 0),
      of: ({ hours, modes }) => (left.has(capOf(requirement, modes)) ? 0 : totalHours(hours)),
    }
  })
  const ofSubjects = subjects.map(({ subject, hundredths }): Need => ({
    hundredths,
    of: ({ hours }) => totalHours(hours.filter((one) => sameName(one.subject, subject))),
  }))
  return [...ofTotal, ...ofSubjects]
}

/** Subtracts a contribution from what each need still lacks, never below 0. */
export const subtractFrom = (missing: readonly number[], brought: readonly number[]): number[] =>
  missing.map((value, place) => Math.max(0, value - (brought[place] ?? 0)))

export const isCovered = (missing: readonly number[]): boolean => missing.every((value) => value === 0)
