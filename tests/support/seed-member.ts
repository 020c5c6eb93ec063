import type { Transaction } from '../../api/src/db/client.ts'
import { memberNotes, memberSeals } from '../../api/src/domains/identity/tables.ts'

export type MemberKeys = {
  /** a member that nothing else refers to */
  leaver_id: number
  /** about the other member */
  note_id: number
  seal_id: number
}
export const absentMember: MemberKeys = { leaver_id: 900_025, note_id: 900_026, seal_id: 900_027 }

/** Seeds a note about a member and a seal of theirs. */
export async function seedMember(
  tx: Transaction,
  { user_id, by, leaver_id }: { user_id: number; by: number; leaver_id: number },
): Promise<MemberKeys> {
  const [note] = await tx.insert(memberNotes).values({ user_id, author_id: by, content: 'Called.' }).returning()
  const [seal] = await tx
    .insert(memberSeals)
    .values({ user_id, title: 'Mentor', image: '/media/seal.png', granted_by: by })
    .returning()
  return { leaver_id, note_id: note?.id ?? 0, seal_id: seal?.id ?? 0 }
}
