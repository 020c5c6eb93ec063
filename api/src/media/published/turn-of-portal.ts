import pLimit from 'p-limit'
import { fail } from '../../kernel/fail.ts'

/** Turning a picture takes a core for seconds and hundreds of megabytes. */
const oneAtATime = pLimit(1)
const mostOfPortal = 4
const underWay = new Map<number, number>()

/**
 * Runs work that decodes a whole picture in this process, one picture at a time. A portal has up to four running or waiting; further ones are
 * refused as unavailable, so that no portal keeps the others waiting for long.
 */
export async function turnOfPortal<T>(portal_id: number, work: () => Promise<T>): Promise<T> {
  const count = underWay.get(portal_id) ?? 0
  if (count >= mostOfPortal) fail('general.unavailable')
  underWay.set(portal_id, count + 1)
  try {
    return await oneAtATime(work)
  } finally {
    const left = (underWay.get(portal_id) ?? 1) - 1
    if (left > 0) underWay.set(portal_id, left)
    else underWay.delete(portal_id)
  }
}
