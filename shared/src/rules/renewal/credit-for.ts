import { countedCredit, mostHours, type Credit } from '../accreditation/earned-hours.ts'
import { sameName } from './same-name.ts'

/** What counts toward a requirement of a course or a record: the credit of an agency that it names, or else as in every cycle of its state. */
export function creditFor<C extends Credit & { readonly agency: string }>(
  { agencies, state }: { readonly agencies: readonly string[]; readonly state: { readonly code: string } },
  credits: readonly C[],
): C | undefined {
  if (agencies.length === 0) return countedCredit(credits, state.code)
  return mostHours(credits.filter(({ agency }) => agencies.some((name) => sameName(name, agency))))
}
