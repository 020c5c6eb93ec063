import type { Scope } from '../../../kernel/context.ts'
import type { MaterialRow } from '../tables.ts'

/** The bytes of an entry are needed no more; they go a day later, when nobody is reading them. */
export async function dropBytes(
  { emit }: Scope,
  { file_key, picture }: Pick<MaterialRow, 'file_key' | 'picture'>,
): Promise<void> {
  if (picture) await emit('picture.dropped', { address: picture })
  else await emit('material.dropped', { file_key })
}
