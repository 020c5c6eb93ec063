import { fewAtOnce } from '../../kernel/few-at-once.ts'
import { decodeInTurn } from '../decode-in-turn.ts'

const ofPortal = fewAtOnce(4)

/**
 * Decodes a picture of a portal in turn. A portal has up to four running or waiting; further ones are refused as unavailable, so that no
 * portal keeps the others waiting for long.
 */
export const turnOfPortal = <T>(portal_id: number, work: () => Promise<T>): Promise<T> =>
  ofPortal(portal_id, () => decodeInTurn(work))
