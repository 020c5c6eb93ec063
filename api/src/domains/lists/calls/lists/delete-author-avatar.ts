import { delete_author_avatar } from '@portico/shared/contract/lists/author-avatar.ts'
import { verb } from '../../../../kernel/verb.ts'
import { replaceAvatar } from './replace-avatar.ts'

/** The author is shown with initials again; pages are rebuilt as after any other edit of the entry. */
export const deleteAuthorAvatar = verb(delete_author_avatar, async (ctx, { params: { id } }) => {
  await replaceAvatar(ctx, { id, address: null, actor: ctx.actor })
  ctx.note(`authors:${id}`, { avatar: null })
  await ctx.emit('list.changed', { list: 'authors', id })
  return { id, avatar: null }
})
