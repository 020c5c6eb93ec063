import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'

/** Marks what the person has; a visitor, who has nothing, does not even load the code for it. `again`: what was asked before may be outdated. */
export function markOwnedWhenSignedIn({ again = false } = {}): void {
  if (!seemsSignedIn()) return
  import('./mark-owned.ts').then(
    ({ markOwned, markOwnedAgain }) => (again ? markOwnedAgain() : markOwned()),
    // A part that did not arrive: marks are a help, never an error.
    () => {},
  )
}
