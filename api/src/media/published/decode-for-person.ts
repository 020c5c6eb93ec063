import { fewAtOnce } from '../../kernel/few-at-once.ts'
import { decodeInTurn } from '../decode-in-turn.ts'

const ofPortal = fewAtOnce(4)
const ofPerson = fewAtOnce(2)

/**
 * Decodes a picture that a person brings to a portal in turn. A portal has up to four running or waiting, a person two; further ones are
 * refused as unavailable, so that nobody keeps others waiting for long.
 */
export const turnOf = <T>(
  { portal_id, user_id }: { portal_id: number; user_id: number },
  work: () => Promise<T>,
): Promise<T> => ofPerson(user_id, () => ofPortal(portal_id, () => decodeInTurn(work)))
