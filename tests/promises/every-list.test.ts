import { getTableName, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import postgres from 'postgres'
import { listTables } from '../../api/src/db/list-tables.ts'
import { isGranted } from '../../shared/src/access/grants.ts'
import { callsOf } from '../../shared/src/contract/lists/lists.ts'
import { importCalls } from '../../shared/src/resources/resource.ts'
import {
  bulkFields,
  filterFields,
  listedFields,
  writtenFields,
  importedFields,
} from '../../shared/src/resources/fields-of.ts'
import { listPath } from '../../shared/src/pages/list-path.ts'
import { allPages } from '../../shared/src/pages/all-pages.ts'
import type { ListImport } from '../../shared/src/resources/import-calls.ts'
import { resources } from '../../shared/src/resources/resources.ts'
import { enroll, makeCourse, type MadeCourse } from '../support/course.ts'
import { editEntry, noVersion } from '../support/edit-entry.ts'
import { expectedCalls, listRows as paths } from '../support/list-rows.ts'
import { insertTrainingRecord, insertEntry, sampleEntry, sampleValue } from '../support/list-samples.ts'
import { partnerOf } from '../support/partner.ts'
import { seedRenewal } from '../support/seed-renewal.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

let world: World
let staff: Person
let learner: Person
let neighbor: Person
/** `ours` works for one provider, `workmate` for the same one, `competitor` for another provider on the same portal */
let ownPartner: Person
let workmate: Person
let competitor: Person
let course: MadeCourse
let enrollment_id: number
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('admin')
  learner = await world.person('learner')
  neighbor = await world.person('admin', 'summit')
  ownPartner = await partnerOf(world, 'ours')
  workmate = await partnerOf(world, 'ours')
  competitor = await partnerOf(world, 'theirs')
  course = await makeCourse(world, { has_template: true })
  enrollment_id = await enroll(world, { course, user_id: learner.id })
})
afterAll(() => world.close())

type Row = { id: number } & Record<string, unknown>
test('[REF-001] [REF-009] [REF-011] [REF-012] [REF-013] [REF-014] [REF-015] [REF-016] [REF-017] [REF-020] [REF-022] [REF-025] [REF-026] [REF-027] [REF-028] [REF-029] every plain list of the specification is declared once, with calls, pages and named fields', () => {
  expect(resources.map((resource) => resource.name).toSorted()).toEqual(Object.keys(paths).toSorted())
  for (const resource of resources) {
    const { name, fields, calls } = resource
    const patterns = [listPath(resource), listPath(resource, ':id'), listPath(resource, 'create')]
    expect({ name, pages: patterns.filter((one) => allPages.some(({ pattern }) => pattern === one)) }).toEqual({
      name,
      pages: name === 'states' ? patterns.slice(0, 2) : patterns,
    })
    for (const field of Object.values(fields))
      if (field.kind === 'relation') expect([...Object.keys(paths), 'courses']).toContain(field.to)
    expect({ name, calls: [...calls] }).toEqual({ name, calls: expectedCalls(name) })
  }
  const fieldsOf = (name: string) => Object.keys(resources.find((one) => one.name === name)?.fields ?? {})
  expect(fieldsOf('authors')).toEqual(expect.arrayContaining(['name', 'description', 'avatar']))
  expect(fieldsOf('faq')).toEqual(expect.arrayContaining(['question', 'answer', 'slug', 'seo_keywords']))
})

describe.each(resources.map((resource) => [paths[resource.name] ?? '', resource.name, resource] as const))(
  '[%s] %s',
  (_, name, resource) => {
    const calls = callsOf(name)
    const at = listPath(resource)
    // A provider's list belongs to its own people only.
    let admin: Person
    let theirs: Person
    beforeAll(() => {
      admin = resource.of_provider ? ownPartner : staff
      theirs = resource.of_provider ? competitor : neighbor
    })
    const makes = resource.calls.includes('create')
    const make = async (mark: string): Promise<Row> =>
      (makes
        ? await admin.call(calls.create, { body: sampleEntry(resource, mark) })
        : ((await admin.call(calls.index)).data[0] ?? { id: 0 })) as Row
    const foreignId = async () =>
      world.within('summit', async (tx) => {
        const table = sql.identifier(getTableName(listTables[name].table))
        const [row] = await tx.execute<{ id: number }>(sql`select id from ${table} limit 1`)
        return row?.id
      })
    const foreignRow = async (id: number) =>
      world.within('summit', async (tx) => {
        const table = sql.identifier(getTableName(listTables[name].table))
        return (await tx.execute(sql`select to_jsonb(t) as row from ${table} t where id = ${id}`))[0]
      })

    test('[REF-001] [REF-006] an entry is created, listed, offered, exported, read and edited, field by field', async () => {
      const made = await make('one')
      if (makes) expect(made).toMatchObject(sampleEntry(resource, 'one'))
      const title = String(made[resource.title_field])
      const listed = (await admin.call(calls.index, { query: { search: title, per_page: 100 } })).data.find(
        (row) => row.id === made.id,
      )
      expect(Object.keys(listed ?? {})).toEqual(['id', ...listedFields(resource).map(([field]) => field)])
      expect(await admin.call(calls.select, { query: { search: title } })).toContainEqual({ id: made.id, title })
      expect(await (await admin.send('GET', `${at}/export`)).text()).toContain(`${made.id},`)
      for (const [field, declared] of writtenFields(resource)) {
        if (declared.kind === 'relation') continue
        const value = sampleValue(declared, 'edited')
        const changed = await editEntry(admin, { list: name, id: made.id }, { [field]: value })
        expect({ field, value: (changed as Row)[field] }).toEqual({ field, value })
        expect(await admin.call(calls.show, { params: { id: made.id } })).toEqual(changed)
      }
      if (makes) await admin.call(calls.delete, { params: { id: made.id } })
    })

    test('the second of two editors of an entry gets the current version and overwrites nothing', async () => {
      const made = await make('twice')
      const colleague = resource.of_provider ? workmate : await world.person('admin')
      const named = { params: { id: made.id } }
      const opened = await colleague.call(calls.show, named)
      const [field, declared] = writtenFields(resource).find(([, one]) => one.kind !== 'relation') ?? []
      if (!field || !declared) throw new Error(`nothing of ${name} can be written`)
      const [mine, theirs] = [sampleValue(declared, 'mine'), sampleValue(declared, 'theirs')]
      const saved = await admin.call(calls.update, { ...named, body: { [field]: mine, version: opened.version } })
      const late = { ...named, body: { [field]: theirs, version: opened.version } }
      await expect(colleague.call(calls.update, late)).rejects.toMatchObject({
        status: 409,
        code: 'general.changed_meanwhile',
        current: saved,
      })
      expect(await admin.call(calls.show, named)).toEqual(saved)
      // An editor who has seen the saved version may replace it; an edit without a version is rejected.
      const seen = { ...named, body: { [field]: theirs, version: saved.version } }
      expect((await colleague.call(calls.update, seen))[field]).toEqual(theirs)
      const blind = await admin.send('PATCH', `${at}/${made.id}`, { body: { [field]: mine } })
      expect({ status: blind.status, body: await blind.json() }).toMatchObject({
        status: 422,
        body: { error: { fields: { version: ['This field is required'] } } },
      })
      if (makes) await admin.call(calls.delete, named)
    })

    test('[REF-002] a list says how many entries match, whatever the page size', async () => {
      const made = makes ? [await make('counted-one'), await make('counted-two')] : []
      const all = (await admin.call(calls.select)).length
      const counted = { count: all, is_exact: true }
      for (const query of [{ per_page: 1, with_total: '1' }, { with_total: '1' }])
        expect((await admin.call(calls.index, { query })).meta.total).toEqual(counted)
      expect((await admin.call(calls.index, { query: { per_page: 1 } })).meta).not.toHaveProperty('total')
      const none = { query: { search: 'nothing is called so', with_total: '1' } }
      expect((await admin.call(calls.index, none)).meta.total).toEqual({ count: 0, is_exact: true })
      if (makes) await admin.call(calls.bulk_delete, { body: { ids: made.map(({ id }) => id) } })
    })

    test('[REF-006] bulk edits set one simple value on matching entries; another portal’s count as missing', async () => {
      const declared = bulkFields(resource)
      expect(declared.map(([field]) => field)).toEqual(expect.arrayContaining([...resource.bulk_edit]))
      expect(declared.some(([, { kind }]) => ['text', 'rich_text', 'slug', 'link', 'image'].includes(kind))).toBe(false)
      if (resource.bulk_edit.length === 0) return
      expect(declared.length).toBeGreaterThan(0)
      const [one, other] = makes
        ? [await make('bulk-one'), await make('bulk-other')]
        : ((await admin.call(calls.index)).data as Row[])
      if (!one || !other) throw new Error(`${name} has too few entries`)
      if (makes) await world.within('summit', (tx) => insertEntry(tx, resource, 'theirs'))
      const foreign = (await foreignId()) ?? 0
      const before = await foreignRow(foreign)
      expect(before).toBeDefined()
      for (const [field, kind] of declared) {
        const value = kind.kind === 'relation' ? null : sampleValue(kind, 'many')
        const job = await admin.call(calls.bulk_edit, {
          body: { ids: [one.id, other.id, foreign, 999_999], values: { [field]: value } },
        })
        expect(job).toMatchObject({ kind: 'edit', state: 3, total: 4, done: 2, refused: 2 })
        expect(new Set(job.rows.map(({ code, title }) => `${code} ${title}`))).toEqual(
          new Set(['general.not_found null']),
        )
        for (const { id } of [one, other])
          expect((await admin.call(calls.show, { params: { id } }))[field], field).toEqual(value)
        const words = { search: String(one[resource.title_field]) }
        const matching = await admin.call(calls.bulk_edit, { body: { matching: words, values: { [field]: value } } })
        const matched = await admin.call(calls.index, { query: { ...words, with_total: '1' } })
        expect(matching).toMatchObject({ state: 3, total: matched.meta.total?.count, refused: 0 })
        await expect(
          learner.call(calls.bulk_edit, { body: { ids: [one.id], values: { [field]: value } } }),
        ).rejects.toMatchObject({ status: 403 })
      }
      expect(await foreignRow(foreign)).toEqual(before)
      const title = { [resource.title_field]: 'Not simple' }
      for (const body of [
        { ids: [one.id], values: title },
        { ids: [one.id], values: {} },
        { values: { [declared[0]?.[0] ?? '']: null } },
        { matching: { no_such_filter: 1 }, values: { [declared[0]?.[0] ?? '']: 1 } },
      ])
        expect((await admin.send('POST', `${at}/bulk-edit`, { body })).status).toBe(422)
      if (makes) await admin.call(calls.bulk_delete, { body: { ids: [one.id, other.id] } })
    })

    test('[REF-007] a deletion can be undone once with identical entries, and only by its own portal', async () => {
      if (!makes) return expect((await admin.send('POST', `${at}/restore`, { body: { ids: [1] } })).status).toBe(404)
      const made = [await make('undone-one'), await make('undone-two')]
      const ids = made.map(({ id }) => id)
      const opened = await Promise.all(ids.map((id) => admin.call(calls.show, { params: { id } })))
      await admin.call(calls.bulk_delete, { body: { ids } })
      expect(await theirs.call(calls.restore, { body: { ids } })).toMatchObject({ done: 0, refused: 2 })
      await expect(learner.call(calls.restore, { body: { ids } })).rejects.toMatchObject({ status: 403 })
      const [twice, again] = await Promise.all([
        admin.call(calls.restore, { body: { ids } }),
        admin.call(calls.restore, { body: { ids } }),
      ])
      expect([twice, again]).toMatchObject([
        { kind: 'restore', done: 2, refused: 0 },
        { kind: 'restore', done: 2, refused: 0 },
      ])
      expect(await Promise.all(ids.map((id) => admin.call(calls.show, { params: { id } })))).toEqual(opened)
      await admin.call(calls.delete_matching, {
        body: { matching: { search: String(made[0]?.[resource.title_field]) } },
      })
      expect(await admin.call(calls.restore, { body: { ids: [ids[0] ?? 0, 999_999] } })).toMatchObject({
        done: 1,
        rows: [{ id: 999_999, code: 'lists.undo_over' }],
      })
      await admin.call(calls.bulk_delete, { body: { ids } })
    })

    test('anyone who may edit a list can reorder its entries within their portal', async () => {
      if (!resource.calls.includes('reorder')) return expect(resource.sort).not.toBe('sort_number')
      const made: Row[] = []
      for (const mark of ['ma', 'mb', 'mc']) made.push(await make(mark))
      const [a = 0, b = 0, c = 0] = made.map(({ id }) => id)
      const order = async () =>
        (await admin.call(calls.index, { query: { per_page: 100 } })).data
          .map(({ id }) => id)
          .filter((id) => [a, b, c].includes(id))
      const before = { place: 'before', id: c, neighbor_id: a } as const
      await admin.call(calls.reorder, { body: { id: a, place: 'top' } })
      await admin.call(calls.reorder, { body: { id: b, place: 'bottom' } })
      expect((await admin.call(calls.reorder, { body: before })).position).toBe(1)
      expect(await order()).toEqual([c, a, b])
      await expect(admin.call(calls.reorder, { body: { ...before, neighbor_id: 999_999 } })).rejects.toMatchObject({
        status: 409,
        code: 'lists.neighbor_gone',
      })
      await expect(learner.call(calls.reorder, { body: before })).rejects.toMatchObject({ status: 403 })
      for (const body of [{ id: a, place: 'left' }, { id: a, place: 'before' }, { place: 'up' }])
        expect((await admin.send('POST', `${at}/reorder`, { body })).status).toBe(422)
      expect(await order()).toEqual([c, a, b])
      await admin.call(calls.bulk_delete, { body: { ids: [a, b, c] } })
    })

    test('importing a list’s own export changes nothing; lists without import have no import calls', async () => {
      if (resource.import_by === null)
        return expect(resource.calls.filter((call) => importCalls.some((one) => one === call))).toEqual([])
      expect(importedFields(resource).map(([field]) => field)).toContain(resource.import_by)
      // All lists together exceed one admin's upload limit per minute.
      await world.services.platform.sql`delete from rate_limits`
      const made = [await make('in-one'), await make('in-two')]
      const exported = await (await admin.send('GET', `${at}/export?search=Sample%20in-`)).text()
      const judge = async (file: string) => {
        const headers = { 'content-type': 'text/csv' }
        const answer = await admin.send('POST', `${at}/imports?file_name=a.csv`, { body: file, headers })
        return ((await answer.json()) as { data: ListImport }).data
      }
      const counts = { create: 0, update: 0, unchanged: 2, refused: 0 }
      expect(await judge(exported)).toMatchObject({ total: 2, counts, rows: [], ignored_columns: [] })
      await admin.call(calls.bulk_delete, { body: { ids: made.map(({ id }) => id) } })
      const again = await judge(exported.replaceAll(/^\d+,/gm, ',').replace(/^,/, 'Id,'))
      expect(again).toMatchObject({ counts: { ...counts, create: 2, unchanged: 0 }, rows: [] })
      expect((await admin.call(calls.run_import, { params: { import: again.id } })).done).toBe(2)
      const brought = (await admin.call(calls.select)).filter(({ title }) => title.startsWith('Sample in-'))
      expect(brought).toHaveLength(2)
      await admin.call(calls.bulk_delete, { body: { ids: brought.map(({ id }) => id) } })
    })

    test('[REF-003] cursors page through the whole list without gaps or repeats', async () => {
      const made: Row[] = []
      if (makes) for (const mark of ['aa', 'ab', 'ac', 'ba', 'bb']) made.push(await make(mark))
      const all = (await admin.call(calls.index, { query: { per_page: 100 } })).data.map((row) => row.id)
      const seen: number[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const answer = await admin.call(calls.index, {
          query: { per_page: makes ? 2 : 20, ...(cursor ? { cursor } : {}) },
        })
        seen.push(...answer.data.map((row) => row.id))
        cursor = answer.meta.next_cursor
      }
      expect(all.length).toBeGreaterThan(4)
      expect(seen).toEqual(all)
      if (makes)
        expect(await admin.call(calls.bulk_delete, { body: { ids: made.map(({ id }) => id) } })).toMatchObject(
          made.map(({ id }) => ({ id, is_deleted: true })),
        )
    })

    test('[REF-002] [REF-008] every filter selects its value; a value that is not offered is rejected', async () => {
      const made = await make('filtered')
      for (const [field, declared] of filterFields(resource)) {
        const rows = (await admin.call(calls.index, { query: { [field]: String(made[field] ?? ''), per_page: 100 } }))
          .data
        expect(
          rows.map((row) => row.id),
          field,
        ).toContain(made.id)
        if (declared.kind !== 'relation') {
          expect(new Set(rows.map((row) => row[field])), field).toEqual(new Set([made[field]]))
          await expect(admin.call(calls.index, { query: { [field]: 'no-such-option' } })).rejects.toMatchObject({
            status: 422,
            fields: { [field]: ['Selected value is not valid'] },
          })
        }
      }
      for (const [field, declared] of writtenFields(resource)) {
        const wrong =
          declared.kind === 'choice'
            ? 'no-such-option'
            : declared.kind === 'relation'
              ? declared.many
                ? [999_999]
                : 999_999
              : undefined
        if (wrong !== undefined)
          await expect(editEntry(admin, { list: name, id: made.id }, { [field]: wrong }), field).rejects.toMatchObject({
            status: 422,
            fields: { [field]: ['Selected value is not valid'] },
          })
      }
      if (makes) await admin.call(calls.delete, { params: { id: made.id } })
    })

    test('[TEN-001] an entry of another portal is answered exactly like a missing one', async () => {
      if (makes) await world.within('summit', (tx) => insertEntry(tx, resource, 'foreign'))
      const foreign = (await foreignId()) ?? 0
      expect(foreign).toBeGreaterThan(0)
      const answers = async (id: number) => {
        const sent = [
          await admin.send('GET', `${at}/${id}`),
          await admin.send('PATCH', `${at}/${id}`, { body: { sort_number: 3, version: noVersion } }),
          await admin.send('DELETE', `${at}/${id}`),
        ]
        return Promise.all(
          sent.map(async (answer) => ({
            status: answer.status,
            body: (await answer.text()).replace(/"request_id":"[^"]+"/, ''),
          })),
        )
      }
      expect(await answers(foreign)).toEqual(await answers(999_999))
      expect((await answers(foreign))[0]?.status).toBe(404)
      expect((await admin.call(calls.index, { query: { per_page: 100 } })).data.map((row) => row.id)).not.toContain(
        foreign,
      )
    })

    test('[ROL-035] a role without the right is refused, and granted roles get past', async () => {
      expect(isGranted('learner', calls.index.action)).toBe(false)
      for (const [method, path] of [
        ['GET', ''],
        ['GET', '/select'],
        ['GET', '/export'],
        ['GET', '/1'],
        ['PATCH', '/1'],
      ] as const) {
        const answer = await learner.send(method, `${at}${path}`, method === 'GET' ? {} : { body: {} })
        expect({ path, status: answer.status, body: await answer.json() }).toMatchObject({
          path,
          status: 403,
          body: { error: { message: 'You do not have permissions for this operation' } },
        })
      }
      expect((await admin.send('GET', at)).status).toBe(200)
    })

    test('[REF-007] an entry in use cannot be deleted until it is freed', async () => {
      const owner = postgres(world.database_url, { max: 1, onnotice: () => {} })
      const refers = await owner<
        { table: string }[]
      >`select distinct conrelid::regclass::text as table from pg_constraint where contype = 'f' and confdeltype <> 'c' and confrelid = ${getTableName(listTables[name].table)}::regclass`
      await owner.end()
      expect(Object.keys(uses[name] ?? {}).toSorted(), 'every table that refers to the list').toEqual(
        refers.map((row) => row.table).toSorted(),
      )
      if (!makes) return
      for (const [table, use] of Object.entries(uses[name] ?? {})) {
        const { id } = await make('used')
        const free = await world.within('core', (tx) => use(tx, id))
        await expect(admin.call(calls.delete, { params: { id } }), table).rejects.toMatchObject({
          status: 409,
          code: 'lists.in_use',
        })
        await world.within('core', (tx) => tx.execute(free))
        expect(await admin.call(calls.delete, { params: { id } })).toEqual({ id })
      }
    })
  },
)

type Use = (tx: Parameters<Parameters<World['within']>[1]>[0], id: number) => Promise<ReturnType<typeof sql>>

/** A course references the entry through a join table. */
const between =
  (table: string, column: string): Use =>
  async (tx, id) => {
    await tx.execute(
      sql`insert into ${sql.identifier(table)} (course_id, ${sql.identifier(column)}) values (${course.id}, ${id})`,
    )
    return sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id}`
  }
/** A provider has an entry of its own. */
const ofProvider =
  (table: string): Use =>
  async (tx, id) => {
    const name = sql.identifier(table)
    const values: Readonly<Record<string, ReturnType<typeof sql>>> = {
      partner_authors: sql`(partner_company_id, name) values (${id}, 'A')`,
      partner_features: sql`(partner_company_id, title) values (${id}, 'A')`,
      partner_options: sql`(partner_company_id, title) values (${id}, 'A')`,
      partner_pages: sql`(partner_company_id, title, slug, url) values (${id}, 'A', 'a-used-page', 'https://a.example.com')`,
      partner_questions: sql`(partner_company_id, question, answer) values (${id}, 'A', 'B')`,
    }
    await tx.execute(sql`insert into ${name} ${values[table]}`)
    return sql`delete from ${name} where partner_company_id = ${id}`
  }
const ofCourse =
  (column: string): Use =>
  async (tx, id) => {
    await tx.execute(sql`update courses set ${sql.identifier(column)} = ${id} where id = ${course.id}`)
    return sql`update courses set ${sql.identifier(column)} = null where id = ${course.id}`
  }
const uses: Readonly<Record<string, Readonly<Record<string, Use>>>> = {
  bundles: {
    coupon_bundles: async (tx, id) => {
      await tx.execute(sql`
        with made as (insert into coupons (code, title, percent, kinds) values ('NAMES-A-BUNDLE', 'Sale', 10, '{bundle}') returning id)
        insert into coupon_bundles (coupon_id, bundle_id) select made.id, ${id}::bigint from made`)
      return sql`delete from coupon_bundles where bundle_id = ${id}`
    },
    order_lines: async (tx, id) => {
      await tx.execute(sql`
        with placed as (insert into orders (user_id, type, total, idempotency_key, request_hash, success_path, cancel_path)
          values (${learner.id}, 'bundle', 0, 'names-a-bundle', '-', '/', '/') returning id)
        insert into order_lines (order_id, kind, course_id, bundle_id, bundle_title, title, quantity, unit_price, total)
        select placed.id, 'Bundle', ${course.id}::bigint, ${id}::bigint, 'Bundle', 'Course', 1, 0, 0 from placed`)
      return sql`delete from order_lines where bundle_id = ${id}`
    },
  },
  topics: { course_topics: between('course_topics', 'topic_id') },
  agencies: {
    course_agencies: between('course_agencies', 'agency_id'),
    accreditations: between('accreditations', 'agency_id'),
    proof_jobs: between('proof_jobs', 'agency_id'),
    training_records: (tx, id) => insertTrainingRecord(tx, { user_id: learner.id, agency_id: id }),
    renewal_agencies: async (tx, id) => {
      await seedRenewal(tx, 'names-an-agency', id)
      return sql`delete from renewal_requirements where slug = 'names-an-agency'`
    },
  },
  partners: {
    course_providers: between('course_providers', 'partner_company_id'),
    credit_accounts: async (tx, id) => {
      await tx.execute(sql`insert into credit_accounts (kind, partner_company_id) values ('partner', ${id})`)
      return sql`delete from credit_accounts where partner_company_id = ${id}`
    },
    ...Object.fromEntries(
      ['authors', 'features', 'options', 'pages', 'questions'].map((of) => [
        `partner_${of}`,
        ofProvider(`partner_${of}`),
      ]),
    ),
  },
  states: { course_states: between('course_states', 'state_id'), agency_states: async () => sql`select` },
  'training-options': { course_training_options: between('course_training_options', 'training_option_id') },
  tags: { course_tags: between('course_tags', 'tag_id') },
  authors: { courses: ofCourse('author_id') },
  languages: { courses: ofCourse('language_id') },
  organizations: {
    certificate_template_organizations: async (tx, id) => {
      await tx.execute(
        sql`insert into certificate_template_organizations (certificate_template_id, organization_id) select id, ${id} from certificate_templates limit 1`,
      )
      return sql`delete from certificate_template_organizations where organization_id = ${id}`
    },
    certificates: async (tx, id) => {
      await tx.execute(
        sql`insert into certificates (serial, enrollment_id, user_id, course_id, organization_id, snapshot) values ('USED', ${enrollment_id}, ${learner.id}, ${course.id}, ${id}, '{}')`,
      )
      return sql`delete from certificates where organization_id = ${id}`
    },
  },
  'question-categories': {
    faqs: async (tx, id) => {
      await tx.execute(
        sql`insert into faqs (question, answer, slug, category_id) values ('Used?', 'Yes.', 'used-category', ${id})`,
      )
      return sql`delete from faqs where category_id = ${id}`
    },
  },
}
