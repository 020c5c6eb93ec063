import { countedCredit, mostHours, type Credit } from '../accreditation/earned-hours.ts'
import { sameName } from './same-name.ts'

/**
 * Returns the credit of a course or record that counts toward a requirement: the largest one from the agencies it names, or, if it names none, the
 * one that counts in its state.
 */
export function creditFor<C extends Credit & { readonly agency: string }>(
  { agencies, state }: { readonly agencies: readonly string[]; readonly state: { readonly code: string } },
  credits: readonly C[],
): C | undefined {
  if (agencies.length === 0) return countedCredit(credits, state.code)
  return mostHours(credits.filter(({ agency }) => agencies.some((name) => sameName(name, agency))))
}
