import type { Context } from '../kernel/context.ts'
import { refuseWithoutRoom } from '../kernel/refuse-without-room.ts'
import { inspectFile, type Inspected } from './inspect-file.ts'
import { placeFile } from './place-file.ts'
import { refuseBeyondQuota } from './quota.ts'
import { receiveFormFile } from './receive-form-file.ts'

type Received = { name: string; inspected: Inspected; file_key: string; picture: string | null }

/** A file that came in a form, looked at and in its place. What is refused leaves nothing behind. */
export async function receivedMaterial(
  {
    request,
    services: { storage },
    inPortal,
    portal,
    log,
  }: Pick<Context, 'request' | 'services' | 'inPortal' | 'portal' | 'log'>,
  limit_bytes: number,
): Promise<Received> {
  const { name, key, bytes } = await refuseWithoutRoom({ name: 'this file', log }, () =>
    receiveFormFile({ request, storage, limit_bytes }),
  )
  try {
    await inPortal((scope) => refuseBeyondQuota(scope, { name, bytes, is_new: true }))
    const inspected = await inspectFile({ storage, key, name })
    const placed = await placeFile({ storage, portal_id: portal.id, key, name, inspected })
    if (placed.file_key !== key) await storage.remove(key)
    return { name, inspected, ...placed }
  } catch (error) {
    await storage.remove(key)
    throw error
  }
}
