import type { Requester } from '../../../kernel/fair-turns.ts'
import { limitPerPortalAndPerson } from '../../../kernel/limit-concurrency.ts'
import { decodeInTurn } from '../decode-in-turn.ts'

const few = limitPerPortalAndPerson()

/** Decodes an uploaded picture in turn; too many from one person or portal are refused as unavailable, so that no one blocks others for long. */
export const decodeForPerson = <T>(from: Requester, work: () => Promise<T>): Promise<T> =>
  few(from, () => decodeInTurn(from, work))
