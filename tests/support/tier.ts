import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    tier: 'quick' | 'slow'
  }
}

/** A size of a test: how many rounds, rows or cases, in `pnpm test` and in `pnpm test:slow`. Files that use it are named `….sized.test.ts`, and both run them. */
export const sized = <T>({ quick, slow }: { quick: T; slow: T }): T => (inject('tier') === 'slow' ? slow : quick)
