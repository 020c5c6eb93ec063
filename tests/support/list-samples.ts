import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../api/src/db/client.ts'
import { listImports, listJobs } from '../../api/src/domains/lists/tables.ts'
import { listTables } from '../../api/src/db/list-tables.ts'
import { createdFields, isLinked, writtenFields } from '../../shared/src/resources/fields-of.ts'
import type { Field, Resource } from '../../shared/src/resources/resource.ts'
import { resources } from '../../shared/src/resources/resources.ts'
import { noVersion } from './edit-entry.ts'
import { companyNamed } from './partner.ts'

type Values = Record<string, unknown>

/** Returns a valid field value that differs for every mark. Relations to other lists are left to callers with entries. */
export function sampleValue(field: Field, mark: string): unknown {
  switch (field.kind) {
    case 'text':
      return field.least_parts ? `Sample ${mark}, also ${mark}` : `Sample ${mark}`.slice(0, field.max)
    case 'rich_text':
      return `<p>Sample ${mark}</p>`
    case 'slug':
      return `sample-${mark}`
    case 'link':
      return field.of_web ? `https://harbor.example.com/about-${mark}` : `/courses?about=${mark}`
    case 'image':
      return `/media/${mark}.svg`
    case 'color':
      return `#${Buffer.from(mark).toString('hex').padEnd(6, '0').slice(0, 6)}`
    case 'number':
      return Math.min(field.max, field.min + mark.length)
    case 'money':
      return (field.below ? 1_000 : 5_000) + mark.length
    case 'boolean':
      return !field.default
    case 'choice':
      return field.options[[...mark].reduce((sum, letter) => sum * 7 + letter.charCodeAt(0), 0) % field.options.length]
        ?.value
    case 'clock':
      return field.after ? '2031-05-04T12:00' : '2031-05-04T09:30'
    case 'day':
      return '2026-10-01'
    case 'hours':
      return `Ethics ${mark}: 1.5\nLaw: 2`
    case 'relation':
      return field.many ? [] : null
  }
}

/** Returns all fields of a new entry. */
export const sampleEntry = (resource: Resource, mark: string): Values =>
  Object.fromEntries(createdFields(resource).map(([name, field]) => [name, sampleValue(field, mark)]))

/** Names under which a portal's keys store a list's job and import. */
export const jobKey = (list: string): string => `${list} job`
export const importKey = (list: string): string => `${list} import`

/** Inserts an entry into the transaction's portal without calls; for a list without creation, returns an existing one. */
export async function insertEntry(
  tx: Transaction,
  resource: (typeof resources)[number],
  mark: string,
): Promise<number> {
  const table = sql.identifier(getTableName(listTables[resource.name].table))
  if (resource.of_provider) await inProvider(tx, await companyNamed(tx, sampledProvider))
  const cells = resource.calls.includes('create') ? writtenFields(resource).filter((named) => !isLinked(named)) : []
  const [row] =
    cells.length > 0
      ? await tx.execute<{ id: number }>(
          sql`insert into ${table} (${sql.join(
            cells.map(([name]) => sql.identifier(name)),
            sql`, `,
          )}) values (${sql.join(
            cells.map(([, field]) => sql`${sampleValue(field, mark)}`),
            sql`, `,
          )}) returning id`,
        )
      : await tx.execute<{ id: number }>(sql`select id from ${table} limit 1`)
  if (resource.of_provider) await inProvider(tx, null)
  return row?.id ?? 0
}

/** The provider that owns the samples of providers' lists. */
export const sampledProvider = 'A provider with samples'
const inProvider = (tx: Transaction, id: number | null): Promise<unknown> =>
  tx.execute(sql`select set_config('app.provider_id', ${id === null ? '' : String(id)}, true)`)

/**
 * Seeds one entry, job and import of every list in the transaction's portal, by list, through the list's own code; lists without creation already
 * have entries.
 */
export async function seedLists(tx: Transaction, mark: string): Promise<Record<string, number>> {
  const ids: Record<string, number> = {}
  for (const resource of resources) {
    ids[resource.name] = await insertEntry(tx, resource, mark)
    const [job] = await tx
      .insert(listJobs)
      .values({
        list: resource.name,
        partner_company_id: resource.of_provider ? await companyNamed(tx, sampledProvider) : null,
        kind: 'edit',
        asked_by: 1,
        role: 'admin',
        request_id: mark,
        state: 3,
        total: 0,
      })
      .returning({ id: listJobs.id })
    ids[jobKey(resource.name)] = job?.id ?? 0
    const asked = { list: resource.name, asked_by: 1, role: 'admin', request_id: mark, state: 2, total: 0 } as const
    const [file] = await tx
      .insert(listImports)
      .values({ ...asked, file_name: 'a.csv', columns: [], ignored_columns: [] })
      .returning({ id: listImports.id })
    ids[importKey(resource.name)] = file?.id ?? 0
  }
  return ids
}

type Keys = { lists: Readonly<Record<string, number>> }
type Sample = { path?: Record<string, number>; body?: unknown }
// Rejects any version other than the current one.
const controls: Readonly<Record<string, number>> = { update: 409 }

/** Input for every list's calls that name something, for the walk between portals. */
export const listSamples: Readonly<Record<string, { make: (k: Keys) => Sample; control?: number; by_partner?: true }>> =
  Object.fromEntries(
    resources.flatMap((resource) => {
      const path = (k: Keys) => ({ id: k.lists[resource.name] ?? 0 })
      const makes: Record<string, (k: Keys) => Sample> = {
        show: (k) => ({ path: path(k) }),
        update: (k) => ({
          path: path(k),
          body: {
            [writtenFields(resource).findLast(([, { kind }]) => kind === 'number')?.[0] ?? '']: 7,
            version: noVersion,
          },
        }),
        delete: (k) => ({ path: path(k) }),
        ...Object.fromEntries(
          ['show_job', 'report_job', 'cancel_job'].map((call) => [
            call,
            (k: Keys) => ({ path: { job: k.lists[jobKey(resource.name)] ?? 0 } }),
          ]),
        ),
        ...Object.fromEntries(
          ['show_import', 'report_import', 'run_import'].map((call) => [
            call,
            (k: Keys) => ({ path: { import: k.lists[importKey(resource.name)] ?? 0 } }),
          ]),
        ),
        reorder: (k) => ({ body: { id: path(k).id, place: 'top' } }),
        bulk_delete: (k) => ({ body: { ids: [path(k).id] } }),
      }
      return Object.entries(makes)
        .filter(([call]) => resource.calls.some((one) => one === call))
        .map(([call, make]) => [
          `${resource.name}.${call}`,
          {
            make,
            ...(controls[call] ? { control: controls[call] } : {}),
            ...(resource.of_provider ? { by_partner: true as const } : {}),
          },
        ])
    }),
  )

/** Calls of every list that name nothing or return a job with its own id; every-list.test.ts walks what these may name. */
export const listsNameless: readonly string[] = resources.flatMap(({ name }) =>
  [
    'index',
    'select',
    'export',
    'create',
    'import_template',
    'judge_import',
    'bulk_edit',
    'delete_matching',
    'restore',
  ].map((call) => `${name}.${call}`),
)

/** Adds a training record that names an agency; returns the SQL that removes it. */
export async function insertTrainingRecord(
  tx: Transaction,
  { user_id, agency_id }: { user_id: number; agency_id: number },
): Promise<SQL> {
  await tx.execute(
    sql`insert into training_records (user_id, title, provider, agency_id, completed_on, hours, sent_as) values (${user_id}, 'A', 'B', ${agency_id}, '2026-01-01', '[]', gen_random_uuid())`,
  )
  return sql`delete from training_records where agency_id = ${agency_id}`
}
