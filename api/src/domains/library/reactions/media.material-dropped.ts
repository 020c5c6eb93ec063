import { eq } from 'drizzle-orm'
import { materials } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { storageKey } from '../../../storage/storage-key.ts'

/** Removes bytes that no library entry refers to anymore. */
export const task = reaction<'material.dropped'>(async ({ services, inPortal }, { file_key }) => {
  const named = await inPortal(({ db }) =>
    db.select({ id: materials.id }).from(materials).where(eq(materials.file_key, file_key)).limit(1),
  )
  if (named.length === 0) await services.storage.remove(storageKey(file_key))
})
