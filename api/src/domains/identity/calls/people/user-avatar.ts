// create_user_avatar, delete_user_avatar
import { create_user_avatar, delete_user_avatar } from '@portico/shared/contract/identity/people-avatar.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { replaceAccountAvatar } from '../replace-avatar.ts'
import { verb } from '../../../../kernel/verb.ts'
import { storeRequestPicture } from '../../../media/door.ts'
import { refuseLockedAccount } from './account-lock.ts'
import { memberOfPortal } from './member.ts'

/** The picture belongs to the account: as with names, staff may change it only if the account is used only here (USR-011). */
export const createUserAvatar = verb(create_user_avatar, async (ctx, { params: { user_id }, query }) => {
  const { portal, inPortal, note } = ctx
  // Check first, so no upload is read in vain.
  await inPortal(async ({ db }) => refuseLockedAccount(ctx, await memberOfPortal({ db, portal }, { user_id })))
  return storeRequestPicture(ctx, { name: query.file_name, rule: authorAvatarRule }, async (scope, avatar) => {
    await refuseLockedAccount(ctx, await memberOfPortal({ db: scope.db, portal }, { user_id }))
    await replaceAccountAvatar(scope, { user_id, address: avatar })
    note(`user:${user_id}`, { avatar })
    return { id: user_id, avatar }
  })
})

export const deleteUserAvatar = verb(delete_user_avatar, async (ctx, { params: { user_id } }) => {
  await refuseLockedAccount(ctx, await memberOfPortal(ctx, { user_id }))
  await replaceAccountAvatar(ctx, { user_id, address: null })
  ctx.note(`user:${user_id}`, { avatar: null })
  return { id: user_id, avatar: null }
})
