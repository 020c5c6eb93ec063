export type HeldLicense = { profession: string; state: string; number: string }

/** Picks the license an agency reads hours for: the first one held in one of its states, or the first of all if the agency names no state. */
export function matchingLicense<T extends HeldLicense>(held: readonly T[], states: readonly string[]): T | null {
  return held.find(({ state }) => states.length === 0 || states.includes(state)) ?? null
}

/** Formats a license as printed on a certificate: “RN, FL 9412345”. */
export const licenseLine = ({ profession, state, number }: HeldLicense): string => `${profession}, ${state} ${number}`
