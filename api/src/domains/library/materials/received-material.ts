import type { AtEnd, Context, Scope } from '../../../kernel/context.ts'
import { refuseChangedActor, type Sender } from '../../../kernel/refuse-changed-actor.ts'
import { rejectIfDiskFull } from '../../../kernel/reject-if-disk-full.ts'
import { storageKey } from '../../../storage/storage-key.ts'
import { inspectFile, type Inspected } from './inspect-file.ts'
import { storeAtFinalLocation } from './store-at-final-location.ts'
import { rejectBeyondQuota } from './quota.ts'
import { receiveFormFile } from './receive-form-file.ts'

export type Received = { name: string; inspected: Inspected; file_key: string; picture: string | null }
type In = Pick<Context & AtEnd, 'request' | 'services' | 'inPortal' | 'portal' | 'log' | 'now'> & {
  actor: Sender
}

/**
 * Receives, inspects and places a form's file, then runs `keep` in the transaction that found free space for it. A rejected file leaves nothing
 * behind.
 */
export async function storeReceived<T>(
  ctx: In,
  limit_bytes: number,
  keep: (scope: Scope, received: Received) => Promise<T>,
): Promise<T> {
  const { inPortal, now } = ctx
  const received = await receivedFile(ctx, limit_bytes)
  try {
    return await inPortal(async (scope) => {
      await refuseChangedActor(scope.db, ctx.actor)
      await rejectBeyondQuota({ db: scope.db, now }, { name: received.name, bytes: received.inspected.size })
      return keep(scope, received)
    })
  } catch (error) {
    await forget(ctx, received)
    throw error
  }
}

async function forget({ services, inPortal }: In, { file_key, picture }: Received): Promise<void> {
  // Another entry or page may show a picture with the same bytes.
  if (picture) await inPortal(({ emit }) => emit('picture.dropped', { address: picture }))
  else await services.storage.remove(storageKey(file_key))
}

async function receivedFile({ request, services, portal, actor, log }: In, limit_bytes: number) {
  const { storage } = services
  const { name, key } = await rejectIfDiskFull({ name: 'this file', log }, () =>
    receiveFormFile({ request, storage, limit_bytes }),
  )
  try {
    const inspected = await inspectFile({ storage, key, name })
    const placed = await storeAtFinalLocation({
      services,
      portal_id: portal.id,
      user_id: actor.id,
      key,
      name,
      inspected,
    })
    if (placed.file_key !== key) await storage.remove(key)
    return { name, inspected, ...placed }
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}
