import type { CreditAccountKind } from '../../../states/credit-movement.ts'

type Party = {
  kind: CreditAccountKind
  name: string | null
  is_erased: boolean
  course: { title: string } | null
}

/** Names the holder of credits on a statement. */
export function partyText({ kind, name, is_erased, course }: Party): string {
  if (kind === 'portal') return 'The portal'
  if (kind === 'purchase') return 'Outside the portal'
  if (kind === 'course') return `Set aside: ${course?.title ?? 'a course'}`
  const who = is_erased ? 'Erased person' : (name ?? 'Unknown person')
  return kind === 'manager' ? `Manager ${who}` : who
}
