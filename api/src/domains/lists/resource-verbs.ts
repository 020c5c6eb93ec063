import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import type { ListRow } from '@portico/shared/resources/list-calls.ts'
import type { ResourceCall } from '@portico/shared/resources/resource.ts'
import type { Context, Scope } from '../../kernel/context.ts'
import { fail, failFields, Refusal } from '../../kernel/fail.ts'
import { redirectOldPages } from './redirect-old-pages.ts'
import { verb, type Verb } from '../../kernel/verb.ts'
import { rejectStale, versioned } from '../../kernel/versioned.ts'
import { checkEntry } from './check-entry.ts'
import { bulkVerbs } from './bulk-verbs.ts'
import { csvFile } from '../../csv/csv-file.ts'
import { deleteEntry } from './delete-entry.ts'
import { exportCsv } from './export-csv.ts'
import { importVerbs } from './import/import-verbs.ts'
import type { List } from './list-table.ts'
import { readEntry } from './read-entry.ts'
import { readOptions } from './read-options.ts'
import { readPage } from './read-page.ts'
import { withSlug } from './with-slug.ts'
import { writeEntry } from './write-entry.ts'
import { reorder } from './reorder.ts'

/** The verbs of a declared list, limited to the calls it allows. */
export function resourceVerbs(list: List): Verb[] {
  const { calls, resource } = list
  const subject = (id: number) => `${resource.name}:${id}`
  // Changes to fixed fields, such as a count, do not make an editor's version outdated.
  const beside = Object.keys(resource.fields).filter((name) => resource.fields[name]?.fixed)
  const known = (entry: ListRow) => versioned(entry, beside)
  const changed = ({ emit }: Scope, id: number) => emit('list.changed', { list: resource.name, id })
  const verbs: Record<ResourceCall, Verb> = {
    index: verb(calls.index, ({ db }, { query }) => readPage(db, list, query), { one_query: true }),
    select: verb(calls.select, ({ db }, { query }) => readOptions(db, list, query), { one_query: true }),
    export: verb(calls.export, async ({ db, now, portal }, { query }) =>
      csvFile(
        await exportCsv(db, list, query),
        `${resource.name}-${formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })}.csv`,
      ),
    ),
    show: verb(
      calls.show,
      async ({ db }, { params }) => known((await readEntry(db, list, params.id)) ?? fail('general.not_found')),
      { one_query: true },
    ),
    create: verb(calls.create, async (ctx, { body }) => {
      const values = withSlug(list, body)
      if ((resource.of_core || resource.only_core) && ctx.portal.kind !== 'core') return fail('portals.not_yours')
      await checkEntry(ctx.db, list, { values })
      await list.rules.reach?.(ctx.db, ctx.actor, values)
      await list.rules.creating?.(ctx, values)
      const made = await readEntry(ctx.db, list, (await writeEntry(ctx.db, list, { id: null, values })) ?? 0)
      if (!made) return fail('general.internal')
      ctx.note(subject(made.id), values)
      await changed(ctx, made.id)
      return known(made)
    }),
    update: verb(calls.update, async (ctx, { params, body: { version, ...values } }) => {
      const before = (await readEntry(ctx.db, list, params.id, { lock: true })) ?? fail('general.not_found')
      await rejectStale(ctx.db, { entry: before, version, beside, subject: subject(params.id) })
      await checkEntry(ctx.db, list, { before, values })
      for (const entry of [before, { ...before, ...values }]) await list.rules.reach?.(ctx.db, ctx.actor, entry)
      const refused = list.rules.changing?.({ before, values })
      if (refused) failFields(refused.fields)
      await writeEntry(ctx.db, list, { id: params.id, values })
      await list.rules.updated?.(ctx, { before, values })
      const after = (await readEntry(ctx.db, list, params.id)) ?? fail('general.not_found')
      await redirectOldPages(ctx.db, list, { before, after })
      ctx.note(subject(params.id), values)
      await changed(ctx, params.id)
      return known(after)
    }),
    delete: verb(calls.delete, async (ctx, { params }) => {
      const gone = await deleteEntry(ctx.db, list, { ...params, actor: ctx.actor })
      ctx.note(subject(params.id), { title: gone[resource.title_field] })
      await changed(ctx, params.id)
      return { id: params.id }
    }),
    bulk_delete: verb(calls.bulk_delete, (ctx, { body }) => deleteMany(ctx, list, body.ids)),
    ...bulkVerbs(list),
    ...orderVerbs(list),
    ...importVerbs(list),
  }
  // /select and /export are mounted before /:id, which would match them.
  return resource.calls.map((call) => verbs[call])
}

async function deleteMany(ctx: Scope & Pick<Context, 'note' | 'actor'>, list: List, ids: readonly number[]) {
  const report = []
  for (const id of new Set(ids)) report.push(await deleteReported(ctx, list, id))
  const gone = report.filter((row) => row.is_deleted).map(({ id }) => id)
  ctx.note(`${list.resource.name}:${gone.join(',')}`, report)
  if (gone.length > 0) await ctx.emit('list.many_changed', { list: list.resource.name, ids: gone })
  return report
}

async function deleteReported({ db, actor }: Scope & Pick<Context, 'actor'>, list: List, id: number) {
  try {
    const entry = await deleteEntry(db, list, { id, actor })
    return { id, title: titleOf(list, entry), is_deleted: true, code: null, message: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const entry = await readEntry(db, list, id)
    return { id, title: entry && titleOf(list, entry), is_deleted: false, code: error.code, message: error.message }
  }
}

const titleOf = ({ resource }: List, entry: ListRow): string => String(entry[resource.title_field])

const orderVerbs = (list: List) => ({
  reorder: verb(list.calls.reorder, async ({ db, actor, note, emit }, { body: { id, ...move } }) => {
    const entry = await readEntry(db, list, id)
    if (entry) await list.rules.reach?.(db, actor, entry)
    const moved = await reorder(db, list, { id, move })
    note(`${list.resource.name}:${id}`, { position: moved.position })
    await emit('list.changed', { list: list.resource.name, id })
    return moved
  }),
})
