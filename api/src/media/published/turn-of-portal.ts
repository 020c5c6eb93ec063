import { fail } from '../../kernel/fail.ts'
import { decodeInTurn } from '../decode-in-turn.ts'

const mostOfPortal = 4
const underWay = new Map<number, number>()

/**
 * Decodes a picture of a portal in turn. A portal has up to four running or waiting; further ones are refused as unavailable, so that no
 * portal keeps the others waiting for long.
 */
export async function turnOfPortal<T>(portal_id: number, work: () => Promise<T>): Promise<T> {
  const count = underWay.get(portal_id) ?? 0
  if (count >= mostOfPortal) fail('general.unavailable')
  underWay.set(portal_id, count + 1)
  try {
    return await decodeInTurn(work)
  } finally {
    const left = (underWay.get(portal_id) ?? 1) - 1
    if (left > 0) underWay.set(portal_id, left)
    else underWay.delete(portal_id)
  }
}
