import { markOwned, markOwnedAgain } from './mark-owned.ts'

void markOwned()
addEventListener('pageshow', (event) => event.persisted && void markOwnedAgain())
