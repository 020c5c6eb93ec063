import type { Scope } from '../../../kernel/context.ts'
import type { MaterialRow } from '../tables.ts'

/** Schedules an entry's unneeded bytes for removal a day later, when no one is reading them. */
export async function dropBytes(
  { emit }: Scope,
  { file_key, picture }: Pick<MaterialRow, 'file_key' | 'picture'>,
): Promise<void> {
  if (picture) await emit('picture.dropped', { address: picture })
  else await emit('material.dropped', { file_key })
}
