// create_own_avatar, delete_own_avatar
import { create_own_avatar, delete_own_avatar } from '@portico/shared/contract/identity/profile-avatar.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { enforceRateLimit } from '../../../../kernel/rate-limit.ts'
import { verb } from '../../../../kernel/verb.ts'
import { enforceOwnPixelLimit, storeRequestPicture } from '../../../media/door.ts'
import { replaceAccountAvatar } from '../replace-avatar.ts'
import { avatarsPerUser } from '../../limits.ts'

/** Sets the caller's picture, which applies on every portal. */
export const createOwnAvatar = verb(create_own_avatar, async (ctx, { query }) => {
  const { actor, services, note } = ctx
  await enforceRateLimit(services.platform, avatarsPerUser(actor.id))
  const admit = enforceOwnPixelLimit(services, actor.id)
  return storeRequestPicture(ctx, { name: query.file_name, rule: authorAvatarRule, admit }, async (scope, avatar) => {
    await replaceAccountAvatar(scope, { user_id: actor.id, address: avatar })
    note(`user:${actor.id}`, { avatar })
    return { avatar }
  })
})

export const deleteOwnAvatar = verb(delete_own_avatar, async (ctx) => {
  const { actor, note } = ctx
  await replaceAccountAvatar(ctx, { user_id: actor.id, address: null })
  note(`user:${actor.id}`, { avatar: null })
  return { avatar: null }
})
