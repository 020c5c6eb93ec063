import { create_author_avatar } from '@portico/shared/contract/lists/author-avatar.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { verb } from '../../../../kernel/verb.ts'
import { rulesOf } from '../../list-rules.ts'
import { storeRequestPicture } from '../../../media/door.ts'
import { replaceAvatar } from './replace-avatar.ts'

/** The file is stored before the author row references it; pages show it once its variants exist. */
export const createAuthorAvatar = verb(create_author_avatar, async (ctx, { params: { id }, query }) => {
  const { actor } = ctx
  // Check the right before reading the upload.
  await ctx.inPortal(async ({ db }) => rulesOf('authors').reach?.(db, actor, { id }))
  return storeRequestPicture(ctx, { name: query.file_name, rule: authorAvatarRule }, async (scope, avatar) => {
    await replaceAvatar(scope, { id, address: avatar, actor })
    await scope.emit('author.avatar_kept', { author_id: id, address: avatar })
    ctx.note(`authors:${id}`, { avatar })
    return { id, avatar }
  })
})
