import type { Requester } from '../../../kernel/fair-turns.ts'
import { fewOfEach } from '../../../kernel/few-at-once.ts'
import { decodeInTurn } from '../decode-in-turn.ts'

const few = fewOfEach()

/** Decodes a picture that a person brings to a portal in turn; further ones are refused as unavailable, so that nobody keeps others waiting for long. */
export const decodeForPerson = <T>(from: Requester, work: () => Promise<T>): Promise<T> =>
  few(from, () => decodeInTurn(from, work))
