import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'

// The kinds of settings; each describes what it expects, for error messages and docs/operations.md.

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port from 1 to 65535'),
  v.transform(Number),
  v.minValue(1, 'a port from 1 to 65535'),
  v.maxValue(65535, 'a port from 1 to 65535'),
)
export const id = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/, 'a whole number above 0'), v.transform(Number))
export const count = v.pipe(v.string(), v.regex(/^\d{1,7}$/, 'a whole number'), v.transform(Number))
export const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/,
    'a host name without scheme, port or path',
  ),
)
export const folder = v.pipe(
  v.string(),
  v.transform((path) => resolve(path)),
)
export const flag = v.pipe(
  v.picklist(['', '0', '1'], '0 or 1'),
  v.transform((value) => value === '1'),
)
export const empty = v.literal('')
export const emptyOr = (what: string, isFine: (text: string) => boolean) =>
  v.union([empty, v.pipe(v.string(), v.check(isFine, what))], what)
export const webUrl = (what: string, ...protocols: string[]) =>
  emptyOr(what, (text) => protocols.includes(URL.parse(text)?.protocol ?? ''))
export const key = (what: string, pattern: RegExp) => v.union([empty, v.pipe(v.string(), v.regex(pattern, what))], what)
export const proxies = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
  v.check((list) => list.every(isNetwork), 'addresses or networks (10.0.0.0/8), with commas between'),
)

const levels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const
type Digit = '0' | '1' | '2' | '3' | '4' | '5'
/** Maps the specification's levels to pino's: 0 logs nothing, 5 everything (ADM-010, OP-121). */
const levelOf = (digit: Digit): (typeof levels)[number] => levels[Number(digit)] ?? 'info'
export const logLevel = v.union(
  [v.picklist(['', 'fatal', ...levels]), v.pipe(v.picklist(['0', '1', '2', '3', '4', '5']), v.transform(levelOf))],
  '0 to 5, or a pino level',
)
export const hostAndPort = emptyOr('host:port', (text) => /^[a-z0-9.-]{1,253}:\d{1,5}$/.test(text))
/** In the format of Node's resolver. */
export const nameServers = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  ),
  v.check((list) => list.every(isServer), 'addresses with commas between, each with or without a port: 1.1.1.1:53'),
)

function isServer(entry: string): boolean {
  const [, six, four = '', port = '53'] = /^(?:\[([^\]]+)\]|([\d.]+))(?::(\d{1,5}))?$/.exec(entry) ?? []
  return Number(port) <= 65_535 && Number(port) > 0 && isIP(six ?? four) > 0
}

function isNetwork(entry: string): boolean {
  const [ip = '', bits, ...rest] = entry.split('/')
  const family = isIP(ip)
  if (!family || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}
