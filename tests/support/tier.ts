import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    tier: 'quick' | 'slow'
  }
}

/**
 * Picks a test size (rounds, rows or cases) for `pnpm test` or `pnpm test:slow`. Files that use it are named `….sized.test.ts`, and both run them.
 */
export const sized = <T>({ quick, slow }: { quick: T; slow: T }): T => (inject('tier') === 'slow' ? slow : quick)
