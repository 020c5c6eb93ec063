import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import type { Renewal } from '@portico/shared/contract/credentials/renewals.ts'
import { cycleStart, nextDeadline, withinCycle } from '@portico/shared/rules/credentials/accreditation/earned-hours.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { creditFor, isForLicense } from '@portico/shared/rules/credentials/renewal/credit-for.ts'
import type { CreditedCourse } from '@portico/shared/rules/credentials/renewal/renewal-requirement.ts'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { loadOwned } from '../../owned/load-owned.ts'

/** The learner's data: hours earned and courses completed in the cycle before the deadline, and courses in progress; empty for guests. */
export type Known = {
  cycle: { from: string; to: string } | null
  earned: CreditedCourse[]
  done: number[]
  held: number[]
}
export const unknown: Known = { cycle: null, earned: [], done: [], held: [] }

/** Loads transcript and licenses; an entered deadline takes precedence over the license's. */
export async function loadEarnedHours(renewal: Omit<Renewal, 'text'>, typed: string | null): Promise<Known> {
  const [{ entries, licenses }, owned] = await Promise.all([callWithoutRedirect(show_transcript), loadOwned()])
  const years = renewal.cycle_years
  const today = formatDate({ at: new Date(), time_zone: readerZone(), style: 'iso' })
  const own = licenses.find((license) => isForLicense(renewal, license))?.deadline
  const to = typed ?? (own ? nextDeadline(own, { years, today }) : null)
  const idsWhere = (is_finished: boolean) =>
    [...owned.values()].filter((course) => course.is_finished === is_finished).map(({ id }) => id)
  const held = idsWhere(false)
  if (to === null) return { cycle: null, earned: [], done: idsWhere(true), held }
  const cycle = { from: cycleStart(to, years), to }
  const within = withinCycle(entries, cycle)
  const credits = within.flatMap((entry) => creditFor(renewal, entry.credits) ?? [])
  return {
    cycle,
    earned: credits.map(({ hours, delivery_modes }) => ({ hours, modes: delivery_modes })),
    done: within.flatMap(({ course_id }) => course_id ?? []),
    held,
  }
}
