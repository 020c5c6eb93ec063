import type { Role } from './roles.ts'

/** The role in effect: the stored one while it is still held, otherwise the first one held (ROL-018). */
export function currentRole({ held, stored }: { held: readonly Role[]; stored: string | null }): Role | null {
  return held.find((role) => role === stored) ?? held[0] ?? null
}
