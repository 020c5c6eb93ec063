import { markOwnedWhenSignedIn } from './mark-owned-when-signed-in.ts'

markOwnedWhenSignedIn()
addEventListener('pageshow', (event) => event.persisted && markOwnedWhenSignedIn({ again: true }))
