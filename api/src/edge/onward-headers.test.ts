import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forwardedHeaders, forwardedSocketHeaders } from './onward-headers.ts'

const source = join(import.meta.dirname, '..')
const addedByTheEdge = ['x-forwarded-for', 'x-forwarded-proto', 'x-request-id']
/** Headers read from answers, from form files or inside the renderer; visitors do not send them to the api. */
const notOfRequests = ['cache-control', 'content-disposition', 'content-length', 'retry-after', 'x-order']
const reads =
  /(?:headers\.get|req\.header|headers\.has)\(\s*'([a-z-]+)'|headers\['([a-z-]+)'\]|req\.headers\.([a-z]+)/gi

const files = (readdirSync(source, { recursive: true }) as string[]).filter(
  (file) =>
    file.endsWith('.ts') &&
    !file.endsWith('.test.ts') &&
    !file.startsWith('edge/') &&
    !file.startsWith('scorm/player/') &&
    !file.startsWith('kernel/server/framing'),
)
const readHeaders = new Set(
  files.flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(reads)].map(([, get, index, dot]) =>
      (get ?? index ?? dot ?? '').toLowerCase(),
    ),
  ),
)

test('the edge passes on every header that the api reads', () => {
  expect([...readHeaders]).toEqual(
    expect.arrayContaining(['host', 'cookie', 'origin', 'content-type', 'range', 'stripe-signature', 'x-xsrf-token']),
  )
  const known = [...forwardedHeaders, ...addedByTheEdge, ...notOfRequests]
  expect([...readHeaders].filter((name) => !known.includes(name))).toEqual([])
})

test('no listed header frames a body or controls a connection', () => {
  const forbidden = [
    'connection',
    'content-length',
    'expect',
    'keep-alive',
    'proxy-connection',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade',
    ...addedByTheEdge,
    'forwarded',
    'x-forwarded-host',
  ]
  expect(forwardedSocketHeaders.filter((name) => forbidden.includes(name))).toEqual([])
})
