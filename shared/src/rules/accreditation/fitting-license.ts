export type HeldLicense = { profession: string; state: string; number: string }

/** The license that an agency reads hours for: of its own states where it names some, and of those the one named first. */
export function fittingLicense<T extends HeldLicense>(held: readonly T[], states: readonly string[]): T | null {
  return held.find(({ state }) => states.length === 0 || states.includes(state)) ?? null
}

/** A license as a certificate prints it: “RN, FL 9412345”. */
export const licenseLine = ({ profession, state, number }: HeldLicense): string => `${profession}, ${state} ${number}`
