import type { UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { bodyParts } from '../../kernel/body-parts.ts'
import type { AtEnd, Context, Scope } from '../../kernel/context.ts'
import { refuseChangedActor, type Sender } from '../../kernel/refuse-changed-actor.ts'
import { rejectIfDiskFull } from '../../kernel/reject-if-disk-full.ts'
import { storePicture } from './store-picture.ts'
import { enforcePixelLimit } from './enforce-pixel-limit.ts'

type In = Pick<Context & AtEnd, 'services' | 'portal' | 'request' | 'inPortal' | 'log'> & { actor: Sender }
/** `admit`: counts its pixels, against the portal's limit by default. */
type Stored = { name: string; rule: UploadRule; admit?: ReturnType<typeof enforcePixelLimit> }

/** Stores a request's picture and has a row reference it in one transaction; if that fails, the picture is dropped again. */
export async function storeRequestPicture<T>(
  { services, portal, actor, request, inPortal, log }: In,
  { name, rule, admit = enforcePixelLimit(services, portal.id) }: Stored,
  keep: (scope: Scope, address: string) => Promise<T>,
): Promise<T> {
  const address = await rejectIfDiskFull({ name, log }, () =>
    storePicture({
      storage: services.storage,
      portal_id: portal.id,
      user_id: actor.id,
      name,
      content: bodyParts(request.body),
      rule,
      admit,
    }),
  )
  try {
    return await inPortal(async (scope) => {
      await refuseChangedActor(scope.db, actor)
      return keep(scope, address)
    })
  } catch (error) {
    await inPortal(({ emit }) => emit('picture.dropped', { address }))
    throw error
  }
}
