import { eraseFromPacket } from '@portico/shared/rules/credentials/packets/erase-from-packet.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import { packetKey } from './packet-key.ts'

type Made = { zip: Uint8Array; /** the person each row is about */ about: readonly (number | null)[] }

/** Removes the rows of people who were erased while the packet was being made. */
export function withoutErased(
  { services, portal }: Pick<ReactionContext, 'services' | 'portal'>,
  { zip, about }: Made,
  erased: readonly number[],
): Made {
  const isErased = (user_id: number | null) => user_id !== null && erased.includes(user_id)
  const rows = new Set(about.flatMap((user_id, position) => (isErased(user_id) ? [position] : [])))
  if (rows.size === 0) return { zip, about }
  const { sign } = packetKey(services.secrets.packets, portal.id)
  return {
    zip: eraseFromPacket({ zip, rows, erased_at: services.now().toISOString(), sign }),
    about: about.map((user_id) => (isErased(user_id) ? null : user_id)),
  }
}
