import { creditInState, mostHours, type Credit } from '../accreditation/earned-hours.ts'

/**
 * Returns the credit of a course or record that counts toward a requirement: the largest one from the agencies it names, or, if it names none, the
 * one that counts in its state.
 */
export function creditFor<C extends Credit & { readonly agency: string }>(
  { agencies, state }: { readonly agencies: readonly string[]; readonly state: { readonly code: string } },
  credits: readonly C[],
): C | undefined {
  if (agencies.length === 0) return creditInState(credits, state.code)
  return mostHours(credits.filter(({ agency }) => agencies.some((name) => sameName(name, agency))))
}

/** Compares subjects or professions. They are typed in several places, so case and surrounding spaces are ignored. */
export const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Tells whether a requirement applies to a license: same state and profession. */
export const isForLicense = (
  renewal: { readonly state: { readonly code: string }; readonly profession: string },
  license: { readonly state: string; readonly profession: string },
): boolean => renewal.state.code === license.state && sameName(renewal.profession, license.profession)
