import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { may } from '../../shared/src/access/may.ts'
import type { Role } from '../../shared/src/access/roles.ts'
import { resources } from '../../shared/src/resources/resources.ts'
import { named } from '../support/call-samples.ts'
import { editedAlone, noVersion } from '../support/edit-entry.ts'
import { createClient } from '../support/client.ts'
import { contractEntries, type Entry } from '../support/contract-entries.ts'
import { seedContent, type Keys } from '../support/seed-content.ts'
import { hostileBodies, hostileParts, spoiled } from '../support/hostile-values.ts'
import { sampledProvider, sampleEntry } from '../support/list-samples.ts'
import { partnerOf } from '../support/partner.ts'
import { isOptional, sampleOf } from '../support/sample-of-schema.ts'
import { createWorld, type Person, type World } from '../support/world.ts'
import { sized } from '../support/tier.ts'

const walk_ms = 900_000
/** Tries one of this many variations of a call. */
const nth = sized({ quick: 5, slow: 1 })
// Deleting calls come late, so that others find what they name, followed by calls that end sessions.
const order = ({ endpoint, name }: Entry) =>
  /^end_session|^enroll|^remove|^update_portal_setting/.test(name)
    ? 3
    : /delete|unpublish|pause/.test(name)
      ? 2
      : endpoint.method === 'GET'
        ? 0
        : 1
const entries = (await contractEntries())
  .filter(({ name }) => name !== 'logout')
  .toSorted((a, b) => order(a) - order(b))
// The test world has no payment provider, so these errors are expected.
const expected = new Set(['payments.not_configured', 'payments.provider_failed'])

const gateStatuses = new Set([400, 401, 403, 413, 419])

let world: World
let keys: Keys
let owner: Person
let chief: Person
let loginLearner: Person
let partner: Person
let manager: Person
beforeAll(async () => {
  world = await createWorld()
  owner = await world.person(['admin', 'learner'], 'core')
  loginLearner = await world.person('learner', 'core')
  keys = await seedContent(world, 'core', owner)
  partner = await partnerOf(world, sampledProvider)
  manager = await world.person('manager', 'core')
  chief = await world.person('super_admin', 'admin')
  // As after confirming the password, so that calls requiring it proceed.
  await world.services.auth.connection.sql`update sessions set confirmed_at = now()`
})
afterAll(() => world.close())

type Parts = Record<string, string | number>
const entriesOf = (schema: Entry['endpoint']['params']) => Object.entries(schema?.entries ?? {})
const filledIn = (fields: ReturnType<typeof entriesOf>): Parts =>
  Object.fromEntries(fields.map(([field, schema]) => [field, encodeURIComponent(String(sampleOf(schema)))]))
/** Bodies that no schema can generate, such as the right password. */
const bodies: Readonly<Record<string, () => unknown>> = {
  login: () => ({ login: loginLearner.email, password: loginLearner.password }),
  set_role: () => ({ role: 'admin' }),
}

type Variation = { what: string; path: string; body?: string }
/**
 * Every hostile variation of a call: one path part, one query field, one position of the body, or the whole body at a time; the valid call comes
 * last.
 */
function* variations({ name, endpoint }: Entry): Generator<Variation> {
  const sample = named[name]?.make(keys) ?? {}
  const path = { ...filledIn(entriesOf(endpoint.params)), ...sample.path }
  const query = { ...filledIn(entriesOf(endpoint.query).filter(([, schema]) => !isOptional(schema))), ...sample.query }
  const list = resources.find((one) => [`${one.name}.create`, `${one.name}.update`].includes(name))
  const version = name.endsWith('.update') ? { version: noVersion } : {}
  const whole = list
    ? { ...sampleEntry(list, 'hostile'), ...version }
    : endpoint.body
      ? sampleOf(endpoint.body)
      : undefined
  const body = bodies[name]?.() ?? sample.body ?? whole
  const json = body === undefined ? {} : { body: JSON.stringify(body) }
  const address = (parts: Parts, asked: Parts) =>
    `${endpoint.path.replace(/:(\w+)/g, (_, part: string) => String(parts[part]))}?${Object.entries(asked)
      .map(([field, value]) => `${field}=${value}`)
      .join('&')}`
  for (const [what, part] of hostileParts) {
    for (const param of Object.keys(path))
      yield { what: `:${param}: ${what}`, path: address({ ...path, [param]: part }, query), ...json }
    for (const [field] of entriesOf(endpoint.query))
      yield { what: `?${field}: ${what}`, path: address(path, { ...query, [field]: part }), ...json }
  }
  if (endpoint.method !== 'GET') {
    for (const [what, text] of hostileBodies) yield { what: `body: ${what}`, path: address(path, query), body: text }
    for (const [what, value] of spoiled(body, whole))
      yield { what, path: address(path, query), body: JSON.stringify(value) }
  }
  yield { what: 'well made', path: address(path, query), ...json }
}

/** Returns the current version of the resource at a path, so that an edit proceeds. */
async function versionAt(person: Person, path: string): Promise<string> {
  const shown = (await (await person.send('GET', path)).json()) as { data?: { version?: string } }
  return shown.data?.version ?? noVersion
}

/** Returns the caller: mostly the owner; a manager for calls an admin may not make. */
function callerOf({ of_provider, action }: Entry['endpoint']): Person {
  if (of_provider) return partner
  if (/(?:portals\.(?:manage|select)|subscriptions\.manage)/.test(action)) return chief
  const mayAs = (role: Role) => action === 'public' || may({ roles: [role], action })
  return mayAs('admin') || !mayAs('manager') ? owner : manager
}

/** Sends again while the drawing threads are busy, which only calls that answer with a file may say. */
async function sendUntilDrawn({ answers }: Entry['endpoint'], send: () => Promise<Response>): Promise<Response> {
  for (let left = answers === 'file' ? 20 : 0; ; left--) {
    const answer = await send()
    if (left === 0 || answer.status !== 503) return answer
    await sleep(250)
  }
}

/** Sends as the call's rightful caller, with cookies that no response changes. */
async function sender({ endpoint }: Entry): Promise<(path: string, body?: string) => Promise<Response>> {
  const person = callerOf(endpoint)
  // Sends logins without a session, because a new one would end the current one.
  const client = createClient(world.app, person.host, endpoint.path === '/login' ? new Map() : new Map(person.cookies))
  await client.send('GET', '/sanctum/csrf-cookie')
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = {
    cookie,
    'x-xsrf-token': decodeURIComponent(client.cookies.get('XSRF-TOKEN') ?? ''),
    'content-type': endpoint.body_kind === 'raw' ? 'application/octet-stream' : 'application/json',
  }
  const versions = new Map<string, string>()
  return async (path, body) => {
    if (body?.includes(noVersion) && !versions.has(path)) versions.set(path, await versionAt(person, path))
    const sent = body?.replace(noVersion, versions.get(path) ?? noVersion)
    const answer = await createClient(world.app, person.host).send(endpoint.method, path, {
      csrf: false,
      headers,
      ...(sent === undefined ? {} : { body: sent }),
    })
    // Most are rejected and change nothing; refetches the version after a success or a conflict.
    if (answer.ok || answer.status === 409) versions.delete(path)
    return answer
  }
}

test(
  'NUL bytes, lone surrogates, 1 MB texts, deep JSON and wrong types never cause 500',
  async () => {
    const broken: { call: string; what: string; status: number; code: string | undefined }[] = []
    const stopped = new Set<string>()
    for (const entry of entries) {
      const send = await sender(entry)
      const attempt = async ({ what, path, body }: Variation) => {
        const answer = await sendUntilDrawn(entry.endpoint, () => send(path, body))
        if (what === 'well made' && gateStatuses.has(answer.status)) stopped.add(entry.name)
        if (answer.status < 500) return
        const { error } = (await answer.json()) as { error?: { code: string } }
        if (!expected.has(error?.code ?? ''))
          broken.push({ call: entry.name, what, status: answer.status, code: error?.code })
      }
      const all = [...variations(entry)]
      const last = all.pop()
      // In the quick tier each call gets a different part of the variations that the slow tier tries on all.
      const calls = all.filter((_, place) => (place + entries.indexOf(entry)) % nth === 0)
      // Only the first of several parallel edits of one entry would succeed; a person's third parallel preview and fifth parallel file have to wait.
      const at_once = editedAlone(entry.endpoint) ? 1 : entry.endpoint.answers === 'file' ? 2 : 4
      for (let from = 0; from < calls.length; from += at_once) {
        await world.services.platform.sql`delete from rate_limits`
        await Promise.all(calls.slice(from, from + at_once).map(attempt))
      }
      // Runs alone and last, because it may delete what the others name.
      if (last) await attempt(last)
    }
    expect(broken).toEqual([])
    // Control: hostile parts reached the handlers, and nearly every call succeeds with a valid request.
    expect(stopped.size / entries.length, [...stopped].join(' ')).toBeLessThan(0.05)
  },
  walk_ms,
)
