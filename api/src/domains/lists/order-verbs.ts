import { verb } from '../../kernel/verb.ts'
import type { List } from './list-table.ts'
import { readEntry } from './read-entry.ts'
import { reorder } from './reorder.ts'

export const orderVerbs = (list: List) => ({
  reorder: verb(list.calls.reorder, async ({ db, actor, note, emit }, { body: { id, ...move } }) => {
    const entry = await readEntry(db, list, id)
    if (entry) await list.rules.reach?.(db, actor, entry)
    const moved = await reorder(db, list, { id, move })
    note(`${list.resource.name}:${id}`, { position: moved.position })
    await emit('list.changed', { list: list.resource.name, id })
    return moved
  }),
})
