import type { UploadRule } from '@portico/shared/rules/media/check-upload.ts'
import { bodyParts } from '../../kernel/body-parts.ts'
import type { AtEnd, Context, Scope } from '../../kernel/context.ts'
import { refuseChangedActor, type Sender } from '../../kernel/refuse-changed-actor.ts'
import { refuseWithoutRoom } from '../../kernel/refuse-without-room.ts'
import { keepPicture } from './keep-picture.ts'
import { takePixels } from './take-pixels.ts'

type In = Pick<Context & AtEnd, 'services' | 'portal' | 'request' | 'inPortal' | 'log'> & { actor: Sender }

/** Stores a request's picture and has a row reference it in one transaction; if that fails, the picture is dropped again. */
export async function keepPictureOf<T>(
  { services, portal, actor, request, inPortal, log }: In,
  { name, rule }: { name: string; rule: UploadRule },
  keep: (scope: Scope, address: string) => Promise<T>,
): Promise<T> {
  const address = await refuseWithoutRoom({ name, log }, () =>
    keepPicture({
      storage: services.storage,
      portal_id: portal.id,
      user_id: actor.id,
      name,
      content: bodyParts(request.body),
      rule,
      admit: takePixels(services, portal.id),
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
