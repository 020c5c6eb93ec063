import { seemsSignedIn } from '@portico/shared/browser/cookies.ts'
import type { OwnedCourse } from '@portico/shared/contract/learning/learning.ts'

const nothing: ReadonlyMap<number, OwnedCourse> = new Map()

/** The user's courses by id; empty for visitors and if the API fails, since marks are optional. */
export async function loadOwned(): Promise<ReadonlyMap<number, OwnedCourse>> {
  if (!seemsSignedIn()) return nothing
  try {
    const answer = await fetch('/api/learner/owned', { headers: { accept: 'application/json' } })
    if (!answer.ok) return nothing
    const { data }: { data: OwnedCourse[] } = await answer.json()
    return new Map(data.map((one) => [one.id, one]))
  } catch {
    return nothing
  }
}
