import type { Data } from '@portico/shared/contract/kernel.ts'
import type { login } from '@portico/shared/contract/session.ts'

/** What signing in answers: the person, and where his role lands. */
export type SignedIn = Data<typeof login>
