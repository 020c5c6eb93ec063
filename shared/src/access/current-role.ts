import type { Role } from './roles.ts'

/** The role that counts now: the stored one while it is still held, else the first one held (ROL-018). */
export function currentRole({ held, stored }: { held: readonly Role[]; stored: string | null }): Role | null {
  return held.find((role) => role === stored) ?? held[0] ?? null
}
