import { vi } from 'vitest'

/** Repeats `check` until it no longer throws. Generous, because a build machine may be busy; it waits for a condition and measures nothing. */
export const waitFor = <T>(
  check: () => T | Promise<T>,
  options: { interval?: number; /** in ms */ timeout?: number } = {},
): Promise<T> => vi.waitFor(check, { timeout: 20_000, ...options })
