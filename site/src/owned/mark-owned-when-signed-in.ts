import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'

/** Marks what the user has; visitors do not even load the code. `again`: earlier data may be outdated. */
export function markOwnedWhenSignedIn({ again = false } = {}): void {
  if (!seemsSignedIn()) return
  import('./mark-owned.ts').then(
    ({ markOwned, markOwnedAgain }) => (again ? markOwnedAgain() : markOwned()),
    // The code failed to load: marks are optional, so show no error.
    () => {},
  )
}
